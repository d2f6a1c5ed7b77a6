/** Sanitised rich text of a post: mentions are marked, and a long text is folded until somebody opens it. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '#data/text.ts';
import type { Mention } from '#shared/rules/feed/mentions.ts';
import { Button } from '#widgets/Button.tsx';
import { RichText } from '#widgets/RichText/RichText.tsx';
import { markMentions } from './mark-mentions.ts';
import styles from './Post.module.css';

interface Measuring {
  readonly read: () => void;
  readonly use: () => void;
}

let waiting: Measuring[] = [];

/**
 * Measures several parts of a page together after they are rendered: a read after a write forces a new layout, a read
 * after a read does not. Calls `read` after the current render and before the paint, and `use` with its answer once all
 * waiting reads are done. Returns a function that cancels both.
 */
function measureTogether<Size>(read: () => Size, use: (size: Size) => void): () => void {
  let size: Size;
  const measuring: Measuring = {
    read: () => {
      size = read();
    },
    use: () => use(size),
  };
  if (waiting.length === 0) queueMicrotask(measure);
  waiting.push(measuring);
  return () => {
    waiting = waiting.filter((one) => one !== measuring);
  };
}

function measure(): void {
  const all = waiting;
  waiting = [];
  for (const { read } of all) read();
  flushSync(() => {
    for (const { use } of all) use();
  });
}

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
