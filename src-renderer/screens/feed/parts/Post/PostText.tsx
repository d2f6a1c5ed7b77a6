/** Sanitised rich text of a post: mentions are marked, and a long text is folded until somebody opens it. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '#data/text.ts';
import type { Mention } from '#shared/rules/feed/mentions.ts';
import { Button } from '#widgets/Button.tsx';
import { RichText } from '#widgets/RichText/RichText.tsx';
import { markMentions } from './mark-mentions.ts';
import { measureTogether } from './measure-together.ts';
import styles from './Post.module.css';

/** Height in pixels up to which a text is not folded: folding would save only a line or two. */
const whole = 220;

interface WordsProps {
  readonly content: string;
  readonly mentions: readonly Mention[];
  readonly unfolded: boolean;
  readonly onUnfold: (unfolded: boolean) => void;
}

export function PostText({ content, mentions, unfolded, onUnfold }: WordsProps) {
  const { t } = useText();
  const element = useRef<HTMLDivElement>(null);
  const [long, setLong] = useState(false);
  const named = JSON.stringify(mentions);
  const adorn = useCallback(
    (text: DocumentFragment) => markMentions(text, JSON.parse(named) as readonly Mention[]),
    [named],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useLayoutEffect(
    () =>
      measureTogether(
        () => element.current?.scrollHeight ?? 0,
        (height) => setLong(height > whole),
      ),
    [content],
  );
  return (
    <>
      <div ref={element} className={styles.words} data-folded={(long && !unfolded) || undefined}>
        <RichText html={content} adorn={adorn} />
      </div>
      {long && (
        <Button look="quiet" size="small" aria-expanded={unfolded} onClick={() => onUnfold(!unfolded)}>
          {t(unfolded ? 'feed.part' : 'feed.whole')}
        </Button>
      )}
    </>
  );
}
