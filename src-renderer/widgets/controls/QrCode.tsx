/** An address or a code that a phone reads from the screen; the text stands beside it for those who can't. */
import 'virtual:steward-antd/QRCode';
import { QRCode as AntdQRCode } from 'antd';

interface QrCodeProps {
  readonly label: string;
  readonly value: string;
  /** Pixels. */
  readonly size?: number;
}

export function QrCode({ label, value, size = 160 }: QrCodeProps) {
  return (
    // Dark on light in both appearances: many readers know nothing else.
    <AntdQRCode
      role="img"
      aria-label={label}
      type="svg"
      value={value}
      size={size}
      color="#000000"
      bgColor="#ffffff"
    />
  );
}
