import SIMDStandIn
import Testing

/// Tests for the vectors and matrices of `simd`.
@Suite struct VectorTests {
  private let turn = simd_double3x3(rows: [
    SIMD3(0, -1, 4), SIMD3(1, 0, 5), SIMD3(0, 0, 1),
  ])

  @Test func `vectors have lengths, distances and products`() {
    #expect(simd_length(simd_double2(3, 4)) == 5)
    #expect(simd_distance(simd_float2(1, 1), simd_float2(4, 5)) == 5)
    #expect(simd_dot(simd_double3(1, 2, 3), simd_double3(4, 5, 6)) == 32)
    #expect(simd_cross(simd_double3(1, 0, 0), simd_double3(0, 1, 0)) == simd_double3(0, 0, 1))
    #expect(normalize(simd_double2(0, 8)) == simd_double2(0, 1))
    #expect(simd_abs(simd_float3(-1, 2, -3)) == simd_float3(1, 2, 3))
  }

  @Test func `numbers and vectors are mixed and clamped`() {
    #expect(simd_mix(10, 20, 0.25) == 12.5)
    #expect(mix(simd_double2(0, 10), simd_double2(10, 20), t: 0.5) == simd_double2(5, 15))
    #expect(simd_clamp(7, 0, 5) == 5.0)
    #expect(
      clamp(simd_float2(-1, 9), min: simd_float2(0, 0), max: simd_float2(5, 5)) == simd_float2(0, 5)
    )
  }

  @Test func `a matrix is stored by columns`() {
    #expect(turn[2] == SIMD3(4, 5, 1) && turn.columns.2 == turn[2])
    #expect(turn[0, 1] == 1 && turn.transpose[1, 0] == 1)
    #expect(simd_double3x3(diagonal: SIMD3(1, 1, 1)) == matrix_identity_double3x3)
  }

  @Test func `a matrix multiplies columns from the left and rows from the right`() {
    #expect(turn * SIMD3(1, 0, 1) == SIMD3(4, 6, 1))
    #expect(SIMD3(1, 0, 1) * turn == SIMD3(0, -1, 5))
    #expect(simd_mul(turn, turn) * SIMD3(1, 0, 1) == turn * (turn * SIMD3(1, 0, 1)))
  }

  @Test func `the inverse undoes a matrix, and a matrix without one has no finite inverse`() {
    #expect(turn * turn.inverse == matrix_identity_double3x3)
    #expect(turn.inverse * turn == matrix_identity_double3x3)
    #expect(turn.determinant == 1)
    #expect(simd_float2x2(SIMD2(0, 2), SIMD2(3, 0)).determinant == -6)
    let flat = simd_float2x2(SIMD2(1, 2), SIMD2(2, 4))
    #expect(flat.determinant == 0 && !flat.inverse[0, 0].isFinite)
  }
}
