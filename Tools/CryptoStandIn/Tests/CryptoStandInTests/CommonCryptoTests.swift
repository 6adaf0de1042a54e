import CommonCryptoStandIn
import Foundation
import Testing

/// CommonCrypto's functions, against the values of RFC 1321, RFC 2202, RFC 4231 and FIPS 180.
@Suite struct CommonCryptoTests {
  private func text(_ length: Int32, _ body: (UnsafeMutablePointer<UInt8>) -> Void) -> String {
    var bytes = [UInt8](repeating: 0, count: Int(length))
    bytes.withUnsafeMutableBufferPointer { buffer in buffer.baseAddress.map(body) }
    return bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test func `digests are those of the standards`() {
    let bytes = Array("abc".utf8)
    #expect(
      text(CC_MD5_DIGEST_LENGTH) { CC_MD5(bytes, 3, $0) } == "900150983cd24fb0d6963f7d28e17f72")
    #expect(
      text(CC_SHA1_DIGEST_LENGTH) { CC_SHA1(bytes, 3, $0) }
        == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      text(CC_SHA256_DIGEST_LENGTH) { CC_SHA256(bytes, 3, $0) }
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(CC_SHA256(bytes, 3, nil) == nil)
  }

  @Test func `a digest of no bytes is that of the standard`() {
    #expect(text(CC_MD5_DIGEST_LENGTH) { CC_MD5(nil, 0, $0) } == "d41d8cd98f00b204e9800998ecf8427e")
  }

  @Test func `an authentication code is that of the standard`() {
    let (key, data) = (Array("Jefe".utf8), Array("what do ya want for nothing?".utf8))
    func code(_ algorithm: Int, _ length: Int32) -> String {
      text(length) { CCHmac(CCHmacAlgorithm(algorithm), key, key.count, data, data.count, $0) }
    }
    #expect(code(kCCHmacAlgMD5, CC_MD5_DIGEST_LENGTH) == "750c783e6ab0b503eaa86e310a5db738")
    #expect(
      code(kCCHmacAlgSHA1, CC_SHA1_DIGEST_LENGTH) == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
    #expect(
      code(kCCHmacAlgSHA256, CC_SHA256_DIGEST_LENGTH)
        == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
  }
}
