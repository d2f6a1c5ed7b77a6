/** Copies picture files to their positions in a package file, by a carrier. */
import type { Asset } from '#shared/rules/themes/package/theme-package.ts';
import type { Carrier, CarrierSource, Load } from './carrier.ts';
import { refuseArchive } from './zip/archive-refusal.ts';
import { methods } from './zip/signatures.ts';

export interface PositionedPicture {
  readonly asset: Asset;
  readonly at: number;
}

/** Returns the hashes in the order of the pictures. Their entries are complete then, local headers included. */
export async function carryPictures(
  file: number,
  pictures: readonly PositionedPicture[],
  carrier: Carrier,
): Promise<{ readonly crc: number; readonly sha256: string }[]> {
  const opened: { close(): Promise<void> }[] = [];
  const sourceOf = async ({ file: its = '' }: Asset): Promise<CarrierSource> => {
    if (typeof its === 'string') return { path: its };
    const open = await its();
    opened.push(open);
    return { file: open.file, at: 0 };
  };
  try {
    const loads: Load[] = [];
    for (const { asset, at } of pictures) {
      const { path: name, bytes } = asset;
      const sizes = { method: methods.stored, packed: bytes, size: bytes };
      const from = await sourceOf(asset);
      loads.push({ ...sizes, name, look: 'ours', from, to: { kind: 'entry', file, at } });
    }
    const carried = await carrier.carry(loads);
    return pictures.map(({ asset }, index) => {
      const answer = carried[index];
      if (answer === undefined) throw new Error('not carried');
      return 'refused' in answer ? refuseArchive(answer.refused, asset.path) : answer;
    });
  } finally {
    await Promise.all(opened.map((one) => one.close()));
  }
}
