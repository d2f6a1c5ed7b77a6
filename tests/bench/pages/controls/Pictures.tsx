/** A picture: chosen, cut, sent to a server that takes it, or fails once. What was stored stands beside it. */
import { useRef, useState } from 'react';
import type { PictureRule } from '#shared/rules/common/pictures/picture-rule.ts';
import { PictureUpload } from '../../../../src-renderer/widgets/picture/PictureUpload.tsx';
import type { StorePicture } from '../../../../src-renderer/widgets/picture/use-picture-upload.ts';

const logo: PictureRule = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  bytes: 2_000_000,
  least: { width: 60, height: 30 },
  result: { type: 'image/png', width: 200, height: 60, shapes: { least: 0.25, most: 8 } },
};
const icon: PictureRule = {
  types: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
  bytes: 2_000_000,
  result: { type: 'image/webp', width: 64, height: 64, bytes: 20_000 },
};

export function Pictures() {
  const [told, setTold] = useState('');
  const [logoAt, setLogo] = useState('');
  const [iconAt, setIcon] = useState('');
  const failed = useRef(false);
  const store: StorePicture = async (file, { onProgress }) => {
    onProgress(0.5);
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const corner = [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
    setTold(JSON.stringify({ name: file.name, type: file.type, width, height, corner }));
    return '/api/file/preview?fileId=1&type=imgs';
  };
  const storeSecond: StorePicture = async (file, options) => {
    if (failed.current) return store(file, options);
    failed.current = true;
    throw new Error('The server is busy');
  };
  return (
    <section>
      <PictureUpload label="Logo" rule={logo} value={logoAt} store={store} onChange={setLogo} />
      <PictureUpload label="Icon" rule={icon} value={iconAt} store={storeSecond} onChange={setIcon} />
      <pre data-testid="stored">{told}</pre>
    </section>
  );
}
