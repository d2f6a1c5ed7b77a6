/** Invisible changes of rich text: added and removed links, pictures and handlers, and the source. */

import { consoleWords } from '#data/known-words.ts';
import { labelOf } from '#data/records/record-text.ts';
import { useText } from '#data/text.ts';
import { shownText } from '#shared/kit/shown-text.ts';
import { type ChangedMarkup, changedMarkup } from '#shared/rules/changes/changed-markup.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { markupLines } from '#shared/rules/common/rich-text/markup-changes.ts';
import type { AnyRecord } from '#shared/rules/records/records.ts';
import { Disclosure } from '#widgets/Disclosure.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ExternalName } from '#widgets/ExternalName.tsx';

interface MarkupChangesProps {
  readonly change: Pick<CollectedChange, 'place' | 'edits'>;
  readonly kind: AnyRecord | undefined;
}

export function MarkupChanges({ change: { place, edits }, kind }: MarkupChangesProps) {
  return changedMarkup(kind, edits).map((one) => (
    <OneMarkup key={`${one.name} ${one.row} ${one.part}`} label={fieldOf(kind, place, one)} {...one} />
  ));
}

function fieldOf(kind: AnyRecord | undefined, locator: unknown, { name, part }: ChangedMarkup): string {
  const rows = part === undefined ? undefined : kind?.rows?.[name];
  if (rows && part !== undefined) return labelOf<unknown, Record<string, unknown>>(rows, part);
  return kind ? labelOf<unknown, Record<string, unknown>>(kind, name, locator) : name;
}

interface OneMarkupProps extends Pick<ChangedMarkup, 'before' | 'after'> {
  readonly label: string;
}

function OneMarkup({ label, before, after }: OneMarkupProps) {
  const { t } = useText();
  const lines = markupLines(before, after, consoleWords);
  return (
    <section className={layout.part} aria-label={t('changeContent.markup.sourceOf', { field: label })}>
      {lines.length > 0 && (
        <>
          <h3 className={ink.heading}>{t('changeContent.markup.list')}</h3>
          <ul>
            {[...new Set(lines)].map((line) => (
              <li key={line}>
                <ExternalName text={line} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Disclosure title={t('changeContent.markup.sourceOf', { field: label })}>
        {([before, after] as const).map(
          (side, at) =>
            typeof side === 'string' &&
            side !== '' && (
              <div key={at === 0 ? 'before' : 'after'}>
                <h4 className={ink.heading}>
                  {t(at === 0 ? 'controls.compare.before' : 'controls.compare.after')}
                </h4>
                <pre className={layout.scroll} tabIndex={-1}>
                  {side.split('\n').map(shownText).join('\n')}
                </pre>
              </div>
            ),
        )}
      </Disclosure>
    </section>
  );
}
