import AudioToolboxStandIn
import Testing

@Suite struct SystemSoundTests {
  @Test func `a sound is created of a file, and freed once`() {
    var sound: SystemSoundID = 0
    let url = URL(filePath: #filePath) as CFURL
    #expect(AudioServicesCreateSystemSoundID(url, &sound) == kAudioServicesNoError)
    var other: SystemSoundID = 0
    #expect(AudioServicesCreateSystemSoundID(url, &other) == kAudioServicesNoError)
    #expect(sound != other)
    #expect(AudioServicesDisposeSystemSoundID(sound) == kAudioServicesNoError)
    #expect(AudioServicesDisposeSystemSoundID(sound) == kAudioServicesBadSpecifierSizeError)
    #expect(AudioServicesDisposeSystemSoundID(other) == kAudioServicesNoError)
  }

  @Test func `there is no sound of a file that is not there`() {
    var sound: SystemSoundID = 7
    let url = URL(filePath: "/no/such/file.caf")
    #expect(AudioServicesCreateSystemSoundID(url, &sound) == kAudio_FileNotFoundError)
    #expect(sound == 7)
  }

  @Test func `a sound has an end`() async {
    AudioServicesPlaySystemSound(1519)
    AudioServicesPlayAlertSound(kSystemSoundID_Vibrate)
    await withCheckedContinuation { continuation in
      AudioServicesPlaySystemSoundWithCompletion(1519) {
        AudioServicesPlayAlertSoundWithCompletion(1521) { continuation.resume() }
      }
    }
  }
}
