/** A long form: a list of its groups for navigation, its fields, and a preview beside them. */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '#data/text.ts';
import { rowsOf } from '#shared/rules/common/fields/field.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { fieldControls } from '#widgets/Form/field-about.tsx';
import type { FormState } from '#widgets/Form/use-form.ts';
import styles from './GroupedFields.module.css';

interface GroupedFieldsProps<Values extends object> {
  readonly form: FormState<Values>;
  readonly label: string;
  readonly group: MessageKey | null;
  /** Scrolls to a group; a new object scrolls there again. */
  readonly scrollTarget: { readonly group: MessageKey } | null;
  readonly onGroup: (group: MessageKey) => void;
  /** Further content of a group, below its fields. */
  readonly more?: Partial<Record<MessageKey, ReactNode>>;
  readonly aside: ReactNode;
  /** The preview is higher than wide: a narrow window keeps it beside the fields, with the groups above both. */
  readonly tall?: boolean;
}

export function GroupedFields<Values extends object>(props: GroupedFieldsProps<Values>) {
  const { form, label, group, scrollTarget, onGroup, more = {}, aside, tall = false } = props;
  const { t } = useText();
  const box = useRef<HTMLDivElement>(null);
  const shown = useShownHeight();
  const groups = groupsOf(form);
  const [here, setHere] = useState(group);
  useEffect(() => {
    if (scrollTarget) leadTo(box.current, scrollTarget.group);
  }, [scrollTarget]);
  const look = (next: MessageKey) => {
    setHere(next);
    if (next !== group) onGroup(next);
  };
  const current = group ?? here ?? groups[0]?.group;
  return (
    <div className={styles.whole} data-tall={tall || undefined}>
      <nav className={styles.groups} aria-label={label}>
        {groups.map((each) => (
          <button
            key={each.group}
            type="button"
            className={styles.group}
            aria-current={each.group === current ? 'true' : undefined}
            onClick={() => {
              look(each.group);
              leadTo(box.current, each.group);
            }}
          >
            {t(each.group)}
          </button>
        ))}
      </nav>
      <div ref={shown} className={styles.aside}>
        {aside}
      </div>
      <div ref={box} className={styles.fields}>
        {groups.map((each) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: it only notices where the focus is
          <div
            key={each.group}
            data-group={each.group}
            className={styles.part}
            onFocus={() => look(each.group)}
          >
            <FormFields form={form} names={each.names} />
            {more[each.group]}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The height of a preview above the fields, so that focused fields scroll into view below it. */
function useShownHeight(): RefObject<HTMLDivElement | null> {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [element, whole] = [shown.current, shown.current?.parentElement];
    if (!element || !whole) return;
    const observer = new ResizeObserver(() =>
      whole.style.setProperty('--shown', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return shown;
}

/** Groups with visible fields, in the order of the table. */
function groupsOf<Values extends object>({ fields, values }: FormState<Values>) {
  const groups = new Map<MessageKey, (keyof Values & string)[]>();
  for (const [name, { group, when }] of rowsOf(fields)) {
    if (group && (when?.(values) ?? true)) groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  return [...groups].map(([group, names]) => ({ group, names }));
}

/** Scrolls the group into view and focuses its first control. */
function leadTo(box: HTMLElement | null, group: MessageKey): void {
  const part = [...(box?.querySelectorAll<HTMLElement>('[data-group]') ?? [])].find(
    ({ dataset }) => dataset.group === group,
  );
  if (!part) return;
  part.scrollIntoView({ block: 'start' });
  part.querySelector<HTMLElement>(fieldControls)?.focus({ preventScroll: true });
}
