/** A picture stored by the platform: uploaded at once, saved with the form. */
import type { ImageRow } from '#shared/rules/common/fields/field.ts';
import { PictureUpload } from '../../picture/PictureUpload.tsx';
import { storePicture } from '../../picture/store-picture.ts';
import type { KindProps } from './kind.ts';

export interface PictureControlProps extends KindProps<ImageRow<never>, string> {
  /** Receives the upload's promise, which *Save* waits for. */
  readonly onPending: (work: Promise<unknown>) => void;
}

export function PictureControl({ row, label, value, readOnly, onChange, onPending }: PictureControlProps) {
  return (
    <PictureUpload
      label={label}
      rule={row.picture}
      value={value}
      readOnly={readOnly}
      store={storePicture}
      onChange={onChange}
      onPending={onPending}
    />
  );
}
