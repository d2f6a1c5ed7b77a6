/** What this program is, with the versions that a report needs (the platform build is spec 1§9). */
import { useText } from '../../../data/text.ts';
import { useProgram } from '../../../state/program.ts';
import { CopyButton } from '../../../widgets/Copyable.tsx';
import { Dialog } from '../../../widgets/Dialog.tsx';
import styles from './Panels.module.css';

const systemNames = { windows: 'Windows', macos: 'macOS', linux: 'Linux', other: '–' } as const;

export function About({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText();
  const { facts } = useProgram();
  const lines: readonly [string, string][] = [
    [t('frame.about.version'), facts.version],
    [t('frame.about.build'), facts.platformBuild],
    [t('frame.about.shell'), t(`frame.about.${facts.shell}`)],
    [t('frame.about.system'), systemNames[facts.system]],
  ];
  return (
    <Dialog open title={t('frame.about.title')} onClose={onClose}>
      <p className={styles.text}>{t('frame.about.text')}</p>
      <dl className={styles.pairs}>
        {lines.map(([label, value]) => (
          <div key={label} className={styles.pair}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.copy}>
        <CopyButton
          value={lines.map(([label, value]) => `${label}: ${value}`).join('\n')}
          label={t('common.copyDetails')}
        />
      </div>
    </Dialog>
  );
}
