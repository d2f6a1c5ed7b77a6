/** Several files of the board as one customer's licences in chronological order. */
import { useMemo } from 'react';
import { useText } from '#data/text.ts';
import { Notice } from '#widgets/Notice.tsx';
import { FamilyWork } from '../family/FamilyWork.tsx';
import { heldFile } from '../parts/picked-file.ts';
import type { BoardFile } from './board-files.ts';

interface BoardFamilyProps {
  readonly files: readonly BoardFile[];
  /** Called with the keys of two files, the older one first. */
  readonly onCompare: (keys: readonly string[]) => void;
}

export function BoardFamily({ files, onCompare }: BoardFamilyProps) {
  const { t } = useText();
  const readable = useMemo(() => files.filter(({ handle }) => handle !== null), [files]);
  const familyFiles = useMemo(
    () => readable.map(({ handle, summary }) => heldFile(handle ?? '', summary)),
    [readable],
  );
  if (familyFiles.length < 2) {
    return <Notice tone="danger" title={t('licence.screen.family.tooFew')} />;
  }
  return (
    <FamilyWork
      files={familyFiles}
      onStep={(before, after) => {
        const keys = [readable[before]?.key, readable[after]?.key].filter((key) => key !== undefined);
        if (keys.length === 2) onCompare(keys);
      }}
    />
  );
}
