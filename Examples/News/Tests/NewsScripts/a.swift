import StorylineTesting
import Testing
import UIKit
