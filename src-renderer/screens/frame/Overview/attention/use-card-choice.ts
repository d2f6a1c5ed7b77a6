/** The choice and order of the overview's cards, stored per server and person. */
import { useState } from 'react';
import { saveChoice as keep } from '#state/choices.ts';
import { useActiveServer } from '#state/program.ts';
import { remembered } from '#state/stored-hints.ts';
import { type CardChoice, readCardChoice } from './attention-cards.ts';

export function useCardChoice(person: string) {
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
    return readCardChoice(JSON.parse(remembered(name) ?? 'null'));
  } catch {
    return readCardChoice(null);
  }
}
