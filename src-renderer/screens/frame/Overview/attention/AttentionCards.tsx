/** The overview's work list, and cards of figures: each only for people with its right, each with its own failure. */
import { SlidersHorizontal } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useText } from '#data/text.ts';
import { saveChoice as keep } from '#state/choices.ts';
import { useActiveServer } from '#state/program.ts';
import { readHint } from '#state/stored-hints.ts';
import { Button } from '#widgets/Button.tsx';
import cards from '#widgets/looks/cards.module.css';
import ink from '#widgets/looks/ink.module.css';
import { Section } from '#widgets/Section.tsx';
import { ArrangeDialog } from './ArrangeDialog.tsx';
import {
  type AttentionCard,
  type CardChoice,
  readCardChoice,
  shownCards,
  type WaitingKind,
  type WorkKind,
} from './attention-cards.ts';
import { ChangesCard } from './ChangesCard.tsx';
import { SignInsCard } from './SignInsCard.tsx';
import { TermCard } from './TermCard.tsx';
import { FirstSteps } from '../work/FirstSteps.tsx';
import { WorkList } from '../work/WorkList.tsx';

interface AttentionProps {
  /** Id of the signed-in person. */
  readonly person: string;
  readonly may: readonly AttentionCard[];
  readonly work: readonly WorkKind[];
  readonly waiting: readonly WaitingKind[];
  /** Called when every subject of the work list has answered. */
  readonly onWhole: () => void;
}

const cardParts: Readonly<Record<AttentionCard, ComponentType>> = {
  term: TermCard,
  signIns: SignInsCard,
  changes: ChangesCard,
};

export function AttentionCards({ person, may, work, waiting, onWhole }: AttentionProps) {
  const { t } = useText();
  const { choice, choose } = useCardChoice(person);
  const [arranging, setArranging] = useState(false);
  const shown = shownCards(may, choice);
  return (
    <>
      <WorkList may={work} waiting={waiting} cards={shown} onWhole={onWhole} />
      <FirstSteps person={person} />
      {may.length > 0 && (
        <Section
          title={t('attention.figures')}
          tools={
            <Button
              size="small"
              icon={<SlidersHorizontal size={14} aria-hidden="true" />}
              onClick={() => setArranging(true)}
            >
              {t('attention.arrange.open')}
            </Button>
          }
        >
          {shown.length === 0 && <p className={ink.quiet}>{t('attention.allHidden')}</p>}
          <ul className={cards.figures}>
            {shown.map((card) => {
              const Card = cardParts[card];
              return <Card key={card} />;
            })}
          </ul>
        </Section>
      )}
      {arranging && (
        <ArrangeDialog may={may} choice={choice} choose={choose} onClose={() => setArranging(false)} />
      )}
    </>
  );
}

/** The choice and order of the overview's cards, stored per server and person. */
function useCardChoice(person: string) {
  const name = `overview.cards.${useActiveServer().id}.${person}`;
  const [choice, setChoice] = useState(() => read(name));
  const choose = (next: CardChoice) => {
    keep(name, JSON.stringify(next));
    setChoice(next);
  };
  return { choice, choose };
}

function read(name: string): CardChoice {
  try {
    return readCardChoice(JSON.parse(readHint(name) ?? 'null'));
  } catch {
    return readCardChoice(null);
  }
}
