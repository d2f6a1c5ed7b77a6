/** The choice and order of the overview's cards. Each step applies at once. */
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import lines from '#widgets/looks/lines.module.css';
import { OrderHandle } from '#widgets/order/OrderHandle.tsx';
import { useOrder } from '#widgets/order/use-order.ts';
import { PlainCheckbox } from '#widgets/PlainCheckbox.tsx';
import { type AttentionCard, type CardChoice, noCardChoice } from './attention-cards.ts';

interface ArrangeDialogProps {
  /** Cards that this person may see. */
  readonly may: readonly AttentionCard[];
  readonly choice: CardChoice;
  readonly choose: (next: CardChoice) => void;
  readonly onClose: () => void;
}

export function ArrangeDialog({ may, choice, choose, onClose }: ArrangeDialogProps) {
  const { t } = useText();
  const items = choice.order
    .filter((card) => may.includes(card))
    .map((id) => ({ id, name: t(`attention.cards.${id}`) }));
  const order = useOrder({
    items,
    save: async (ids) => {
      const moved = ids.flatMap((id) => may.find((card) => card === id) ?? []);
      // Cards that this person may not see stay at the end, in their stored order.
      choose({ ...choice, order: [...moved, ...choice.order.filter((card) => !moved.includes(card))] });
    },
    onRefused: () => undefined,
  });
  const show = (card: AttentionCard, shown: boolean) => {
    const others = choice.hidden.filter((one) => one !== card);
    choose({ ...choice, hidden: shown ? others : [...others, card] });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('attention.arrange.title')}
      footer={
        <>
          <Button onClick={() => choose(noCardChoice)}>{t('attention.arrange.reset')}</Button>
          <Button look="primary" onClick={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      <p className={ink.text}>{t('attention.arrange.text')}</p>
      <ul className={lines.framed} aria-label={t('attention.arrange.title')}>
        {order.items.map(({ id, name }) => (
          <li key={id} className={layout.line} {...order.row(id)}>
            <OrderHandle {...order.handle(id)} />
            <PlainCheckbox
              label={name}
              checked={!choice.hidden.includes(id)}
              onChange={(shown) => show(id, shown)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {order.announcement}
      </p>
    </Dialog>
  );
}
