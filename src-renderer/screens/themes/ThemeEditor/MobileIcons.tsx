/** The icons of a phone's navigation: text, icons, visibility; sorted, added, removed (THM-088 to 090). */
import { Plus, X } from 'lucide-react';
import { useText } from '#data/text.ts';
import type { MobileIcon } from '#shared/api/themes/mobile.ts';
import type { MobileForm } from '#shared/rules/themes/fields/mobile-fields.ts';
import {
  type IconName,
  iconName,
  iconNames,
  iconsMost,
  namedIcon,
} from '#shared/rules/themes/fields/mobile-icons.ts';
import { Button, IconButton } from '#widgets/Button.tsx';
import { Switch } from '#widgets/controls/Switch.tsx';
import { FormSection } from '#widgets/Form/FormSection.tsx';
import type { FormState } from '#widgets/Form/use-form.ts';
import input from '#widgets/input.module.css';
import ink from '#widgets/looks/ink.module.css';
import { notifyFailure } from '#widgets/notify.tsx';
import { OrderHandle } from '#widgets/order/OrderHandle.tsx';
import { useOrder } from '#widgets/order/use-order.ts';
import { IconChoice } from '../parts/IconChoice/IconChoice.tsx';
import styles from './MobileIcons.module.css';
import type { IconText } from './use-icon-text.ts';

interface MobileIconsProps {
  readonly form: FormState<MobileForm>;
  /** Text of an icon that is added. */
  readonly iconText: IconText;
}

export function MobileIcons({ form, iconText }: MobileIconsProps) {
  const { t } = useText();
  const { icons } = form.values;
  const change = (id: string, part: Partial<MobileIcon>) =>
    form.set(
      'icons',
      icons.map((icon) => (icon.id === id ? { ...icon, ...part } : icon)),
    );
  const order = useOrder({
    items: icons.map((icon) => ({ ...icon, name: icon.iconText || icon.iconKey })),
    save: async (ids) =>
      form.set(
        'icons',
        ids.flatMap((id) => icons.filter((icon) => icon.id === id)),
      ),
    onRefused: notifyFailure,
  });
  const next = iconNames.find((name) => !icons.some((icon) => icon.iconKey === name));
  const add = (name: IconName) => {
    const taken = new Set(icons.map(({ id }) => id));
    const id = taken.has(name) ? freeId(name, taken) : name;
    form.set('icons', [...icons, namedIcon(id, name, iconText(name))]);
  };
  const tooMany = form.problem('icons');
  return (
    <FormSection title={t('themeEditor.icons.title')} text={t('themeEditor.icons.text')}>
      {icons.length === 0 && <p>{t('themeEditor.icons.empty')}</p>}
      <ul className={styles.list}>
        {order.items.map((icon) => (
          <Row
            key={icon.id}
            icon={icon}
            problem={form.problem(`icon-${icon.id}`)}
            row={order.row(icon.id)}
            handle={<OrderHandle {...order.handle(icon.id)} />}
            onChange={(part) => change(icon.id, part)}
            onLeave={() => form.leave(`icon-${icon.id}`)}
            onPending={form.waitFor}
            onRemove={() =>
              form.set(
                'icons',
                icons.filter(({ id }) => id !== icon.id),
              )
            }
          />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {order.announcement}
      </p>
      {tooMany && <p className={ink.problem}>{tooMany}</p>}
      {icons.length < iconsMost && (
        <Button
          size="small"
          icon={<Plus size={14} aria-hidden="true" />}
          onClick={() => add(next ?? 'application')}
        >
          {t('themeEditor.icons.add')}
        </Button>
      )}
    </FormSection>
  );
}

/** Further icons of the same name get a number. */
function freeId(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) if (!taken.has(`${name}-${number}`)) return `${name}-${number}`;
}

interface RowProps {
  readonly icon: MobileIcon;
  readonly problem: string | undefined;
  readonly row: ReturnType<ReturnType<typeof useOrder<MobileIcon & { readonly name: string }>>['row']>;
  readonly handle: React.ReactNode;
  readonly onChange: (part: Partial<MobileIcon>) => void;
  readonly onLeave: () => void;
  readonly onPending: (work: Promise<unknown>) => void;
  readonly onRemove: () => void;
}

function Row({ icon, problem, row, handle, onChange, onLeave, onPending, onRemove }: RowProps) {
  const { t } = useText();
  const { iconText, iconDefault, iconSelected, iconStatus, iconKey } = icon;
  const name = iconText || iconKey;
  const usual = iconName(iconKey) ?? 'application';
  return (
    <li className={styles.row} {...row}>
      {handle}
      <input
        className={input.input}
        name={`icon-${icon.id}`}
        aria-label={t('themeEditor.icons.name')}
        aria-invalid={problem ? true : undefined}
        title={problem}
        autoComplete="off"
        value={iconText}
        onChange={(event) => onChange({ iconText: event.target.value })}
        onBlur={onLeave}
      />
      <IconChoice
        label={t('themeEditor.icons.default', { name })}
        value={iconDefault}
        usual={usual}
        onPending={onPending}
        onChange={(said) => onChange({ iconDefault: said })}
      />
      <IconChoice
        label={t('themeEditor.icons.selected', { name })}
        value={iconSelected}
        usual={usual}
        onPending={onPending}
        onChange={(said) => onChange({ iconSelected: said })}
      />
      <Switch
        label={t('themeEditor.icons.shown', { name })}
        checked={iconStatus}
        onChange={(on) => onChange({ iconStatus: on })}
      />
      <IconButton label={t('themeEditor.icons.remove', { name })} onClick={onRemove}>
        <X size={15} aria-hidden="true" />
      </IconButton>
      {problem && <p className={`${ink.problem} ${styles.problem}`}>{problem}</p>}
    </li>
  );
}
