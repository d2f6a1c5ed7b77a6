/** Present use, as the server that is signed in to counts it, against what the later licence allows. */
import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import type { Licence } from '#shared/rules/licence/licence.ts';
import { checkUsage, type UseFinding } from '#shared/rules/licence/usage-check.ts';
import { useText } from '../../../data/text.ts';
import { useActiveServer } from '../../../state/program.ts';
import { serverName } from '../../../state/servers.ts';
import { useSession } from '../../../state/session.ts';
import { usePresentUse } from '../report/usePresentUse.ts';
import { riskText } from './RiskList.tsx';
import styles from './risk.module.css';

const icons = { over: CircleAlert, tight: TriangleAlert, unknown: CircleHelp, fine: CircleCheck };
const tones = { over: 'loss', tight: 'less', unknown: 'neutral', fine: 'gain' } as const;

interface PresentUseProps {
  readonly licence: Omit<Licence, 'modules'>;
  /** Whether it would take the place of the one in force. */
  readonly as: 'this' | 'new';
}

export function PresentUse(props: PresentUseProps) {
  const session = useSession();
  return session.status === 'signedIn' ? <Use {...props} /> : null;
}

function Use({ licence, as }: PresentUseProps) {
  const { t } = useText();
  const name = serverName(useActiveServer(), t);
  const known = usePresentUse();
  const title = t('licence.screen.compare.use', { server: name });
  if (!known) return null;
  const findings = known.use ? checkUsage(licence, known.use, as) : [];
  const { company } = known;
  const other = company !== '' && company !== licence.companyName;
  return (
    <section className={styles.risks} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {findings.length === 0 ? (
        <p className={styles.none}>{t('licence.screen.compare.useUnknown')}</p>
      ) : (
        <>
          <ul className={styles.list}>
            {findings.map((found) => (
              <UseLine key={found.figure} found={found} />
            ))}
          </ul>
          {other && <p className={styles.none}>{t('licence.screen.compare.useOther', { company })}</p>}
        </>
      )}
    </section>
  );
}

function UseLine({ found }: { readonly found: UseFinding }) {
  const text = useText();
  const Icon = icons[found.severity];
  return (
    <li className={styles.risk} data-severity={tones[found.severity]}>
      <Icon size={16} aria-hidden="true" className={styles.icon} />
      <span className={styles.word}>{text.t(`licence.screen.compare.useSeverity.${found.severity}`)}</span>
      <span>{riskText(found, text)}</span>
    </li>
  );
}
