/** A mark beside a record's name: the tray has a change, the creation or the deletion of it. */
import { useText } from '#data/text.ts';
import { useTray } from '#state/tray.ts';
import { Badge } from '../Badge.tsx';

interface WaitMarkProps {
  readonly id: string;
  readonly record: string;
}

export function WaitMark({ id, record }: WaitMarkProps) {
  const { t } = useText();
  const { changes } = useTray();
  const waits = changes.some(
    ({ kind, place }) => (kind === record || kind === `${record}Presence`) && names(place, id),
  );
  return (
    waits && (
      <>
        {' '}
        <Badge tone="info">{t('changes.here.label')}</Badge>
      </>
    )
  );
}

function names(locator: unknown, id: string): boolean {
  const at = locator as { readonly id?: unknown; readonly ids?: unknown };
  return at.id === id || (Array.isArray(at.ids) && at.ids.includes(id));
}
