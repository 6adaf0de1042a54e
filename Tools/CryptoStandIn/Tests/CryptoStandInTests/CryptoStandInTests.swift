import CryptoStandIn
import Foundation
import Testing

/// Tests for the parts of CryptoKit that apps use, by their names there.
@Suite struct CryptoStandInTests {
  @Test func `a digest is that of the standard`() {
    let digest = SHA256.hash(data: Data("abc".utf8))
    let text = digest.map { String(format: "%02x", $0) }.joined()
    #expect(text == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(Insecure.MD5.hash(data: Data()).map { $0 }.count == 16)
  }

  @Test func `what was sealed can be opened with its key alone`() throws {
    let key = SymmetricKey(size: .bits256)
    let box = try AES.GCM.seal(Data("secret".utf8), using: key)
    #expect(try AES.GCM.open(box, using: key) == Data("secret".utf8))
    #expect(throws: (any Error).self) {
      try AES.GCM.open(box, using: SymmetricKey(size: .bits256))
    }
  }

  @Test func `a signature is valid for what was signed`() throws {
    let key = Curve25519.Signing.PrivateKey()
    let signature = try key.signature(for: Data("yes".utf8))
    #expect(key.publicKey.isValidSignature(signature, for: Data("yes".utf8)))
    #expect(!key.publicKey.isValidSignature(signature, for: Data("no".utf8)))
  }
}
