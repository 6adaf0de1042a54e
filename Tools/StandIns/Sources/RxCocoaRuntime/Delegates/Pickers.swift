internal import Foundation
public import UIKit

extension UIPickerViewDelegate where Self: _RXDelegateProxy {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    target((any UIPickerViewDelegate).self).pickerView(pickerView, widthForComponent: component)
  }

  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  {
    target((any UIPickerViewDelegate).self).pickerView(pickerView, rowHeightForComponent: component)
  }

  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    target((any UIPickerViewDelegate).self).pickerView(
      pickerView, titleForRow: row, forComponent: component)
  }

  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    target((any UIPickerViewDelegate).self).pickerView(
      pickerView, attributedTitleForRow: row, forComponent: component)
  }

  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    target((any UIPickerViewDelegate).self).pickerView(
      pickerView, viewForRow: row, forComponent: component, reusing: view)
  }

  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    relay((any UIPickerViewDelegate).self, [pickerView, row, component]) {
      $0.pickerView(pickerView, didSelectRow: row, inComponent: component)
    }
  }
}
