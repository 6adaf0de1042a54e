// Foundation on Linux marks these names as unavailable, and no challenge has one of the methods.

/// The method of a challenge that asks whether the server's certificate is trusted.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

/// The method of a challenge that asks for a certificate of the client.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
