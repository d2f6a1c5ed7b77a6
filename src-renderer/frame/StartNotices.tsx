/** What happened at the start that the user should know, e.g. a settings file that was set aside. */
import { useState } from 'react';
import { useText } from '../data/text.ts';
import { useProgram } from '../state/program.ts';
import { Notice } from '../widgets/Notice.tsx';
import styles from './StartNotices.module.css';

export function StartNotices() {
  const { t } = useText();
  const { notices } = useProgram().facts;
  const [read, setRead] = useState<readonly number[]>([]);
  return notices.map((notice, index) =>
    read.includes(index) ? null : (
      <div className={styles.notice} key={`${notice.code}-${notice.params.file ?? ''}`}>
        <Notice tone="warning" onDismiss={() => setRead([...read, index])}>
          {t(`frame.notices.${notice.code}`, notice.params)}
        </Notice>
      </div>
    ),
  );
}
