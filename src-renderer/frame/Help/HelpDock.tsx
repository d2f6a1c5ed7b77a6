/** The help beside the page: the page's own chapter, every other one, and a search over all tasks. */
import { guide, pictures } from 'virtual:steward-guide';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { closeHelp, helpAtom } from '#state/help.ts';
import { narrowWindow, useMedia } from '#state/media.ts';
import { Button } from '#widgets/Button.tsx';
import { Disclosure } from '#widgets/Disclosure.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import lines from '#widgets/looks/lines.module.css';
import { SearchField } from '#widgets/SearchField.tsx';
import { useCurrentScreen } from '../current-screen.ts';
import { DockedPanel } from '../DockedPanel.tsx';
import styles from './HelpDock.module.css';
import { chapterOf, findTasks, isAbout, type Task } from './find-help.ts';

export function HelpDock() {
  const { t, language } = useText();
  const opened = useAtomValue(helpAtom);
  const screen = useCurrentScreen();
  const { pathname } = useLocation();
  const [search, setSearch] = useState({ opened, typed: opened?.words ?? '' });
  const [choice, setChoice] = useState({ screen, id: '' });
  const typed = search.opened === opened ? search.typed : (opened?.words ?? '');
  const chapters = guide[language];
  const own = chapterOf(chapters, screen?.id ?? '');
  // Another page opens its own chapter; the choice held for the page before.
  const chapter = choice.screen === screen ? (chapters.find(({ id }) => id === choice.id) ?? own) : own;
  const found = findTasks(chapters, typed);
  return (
    <DockedPanel title={t('frame.help.title')} focusFor={opened} onClose={closeHelp}>
      <div className={layout.below}>
        <SearchField
          wide
          label={t('frame.help.title')}
          placeholder={t('frame.help.search')}
          value={typed}
          onChange={(next) => setSearch({ opened, typed: next })}
        />
      </div>
      {typed.trim() === '' ? (
        chapter && (
          <>
            <h3 className={ink.heading}>{chapter.title}</h3>
            {chapter.tasks.map((task) => (
              <HelpTask key={`${pathname} ${task.title}`} task={task} isOpen={isAbout(task, pathname)} />
            ))}
            <h3 className={`${ink.heading} ${layout.above}`}>{t('frame.help.others')}</h3>
            <ul className={lines.bare}>
              {chapters
                .filter(({ id }) => id !== chapter.id)
                .map(({ id, title }) => (
                  <li key={id}>
                    <Button look="quiet" size="small" onClick={() => setChoice({ screen, id })}>
                      {title}
                    </Button>
                  </li>
                ))}
            </ul>
          </>
        )
      ) : (
        <>
          <p role="status" className={ink.quiet}>
            {found.length === 0
              ? t('frame.help.none', { words: typed })
              : t('frame.help.found', { count: found.length })}
          </p>
          {found.map(({ chapter: { id }, task }, at) => (
            <HelpTask key={`${id} ${task.title}`} task={task} isOpen={at === 0} />
          ))}
        </>
      )}
    </DockedPanel>
  );
}

function HelpTask({ task, isOpen }: { readonly task: Task; readonly isOpen: boolean }) {
  const { language } = useText();
  const coversPage = useMedia(narrowWindow);
  const { picture } = task;
  return (
    <Disclosure open={isOpen} title={task.title}>
      {picture && (
        <img
          className={styles.picture}
          src={pictures[`docs/guide/help/${language}/${picture.file}`]}
          alt={picture.text}
          loading="lazy"
        />
      )}
      <ol className={layout.numbered}>
        {task.steps.map((step) => (
          <li key={step.map(({ text }) => text).join('')}>
            {step.map(({ kind, text, to }) => {
              if (kind === 'link' && to !== undefined)
                return (
                  <Link key={text} to={to} onClick={coversPage ? closeHelp : undefined}>
                    {text}
                  </Link>
                );
              if (kind === 'name') return <strong key={text}>{text}</strong>;
              return kind === 'code' ? <code key={text}>{text}</code> : text;
            })}
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
