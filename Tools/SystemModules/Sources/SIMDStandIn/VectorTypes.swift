// Apple's names of Swift's vectors.

/// A vector of two single-precision numbers.
public typealias simd_float2 = SIMD2<Float>
/// A vector of three single-precision numbers.
public typealias simd_float3 = SIMD3<Float>
/// A vector of four single-precision numbers.
public typealias simd_float4 = SIMD4<Float>
/// A vector of two double-precision numbers.
public typealias simd_double2 = SIMD2<Double>
/// A vector of three double-precision numbers.
public typealias simd_double3 = SIMD3<Double>
/// A vector of four double-precision numbers.
public typealias simd_double4 = SIMD4<Double>
/// A vector of two integers of 32 bits.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of three integers of 32 bits.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of four integers of 32 bits.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of two single-precision numbers.
public typealias float2 = SIMD2<Float>
/// A vector of three single-precision numbers.
public typealias float3 = SIMD3<Float>
/// A vector of four single-precision numbers.
public typealias float4 = SIMD4<Float>
/// A vector of two double-precision numbers.
public typealias double2 = SIMD2<Double>
/// A vector of three double-precision numbers.
public typealias double3 = SIMD3<Double>
/// A vector of four double-precision numbers.
public typealias double4 = SIMD4<Double>

/// A matrix of 2 columns and 2 rows of single-precision numbers.
public typealias simd_float2x2 = _Matrix2x2<Float>
/// A matrix of 3 columns and 3 rows of single-precision numbers.
public typealias simd_float3x3 = _Matrix3x3<Float>
/// A matrix of 4 columns and 4 rows of single-precision numbers.
public typealias simd_float4x4 = _Matrix4x4<Float>
/// A matrix of 2 columns and 2 rows of double-precision numbers.
public typealias simd_double2x2 = _Matrix2x2<Double>
/// A matrix of 3 columns and 3 rows of double-precision numbers.
public typealias simd_double3x3 = _Matrix3x3<Double>
/// A matrix of 4 columns and 4 rows of double-precision numbers.
public typealias simd_double4x4 = _Matrix4x4<Double>
/// A matrix of 2 columns and 2 rows of single-precision numbers.
public typealias float2x2 = _Matrix2x2<Float>
/// A matrix of 3 columns and 3 rows of single-precision numbers.
public typealias float3x3 = _Matrix3x3<Float>
/// A matrix of 4 columns and 4 rows of single-precision numbers.
public typealias float4x4 = _Matrix4x4<Float>
/// A matrix of 2 columns and 2 rows of double-precision numbers.
public typealias double2x2 = _Matrix2x2<Double>
/// A matrix of 3 columns and 3 rows of double-precision numbers.
public typealias double3x3 = _Matrix3x3<Double>
/// A matrix of 4 columns and 4 rows of double-precision numbers.
public typealias double4x4 = _Matrix4x4<Double>

/// The matrix that changes no vector.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// The matrix that changes no vector.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// The matrix that changes no vector.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// The matrix that changes no vector.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// The matrix that changes no vector.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// The matrix that changes no vector.
public let matrix_identity_double4x4 = simd_double4x4(1)
