/** A QR code of an address or code; the text beside it serves users who can't scan. */
import 'virtual:steward-antd/QRCode';
import { QRCode as AntdQRCode } from 'antd';

interface QrCodeProps {
  readonly label: string;
  readonly value: string;
  /** Side of the code in pixels. */
  readonly size?: number;
}

export function QrCode({ label, value, size = 160 }: QrCodeProps) {
  return (
    // Dark on light in both appearances, since many readers support nothing else.
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
