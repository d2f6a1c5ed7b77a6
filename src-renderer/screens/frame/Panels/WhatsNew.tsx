/** *What's new*: the change log by version. The newest version stands open; another one is drawn when it is opened. */
import { useState } from 'react';
import { changeLog } from 'virtual:steward-change-log';
import { translateIfKnown, useText } from '#data/text.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { Disclosure } from '#widgets/Disclosure.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import lines from '#widgets/looks/lines.module.css';

type ChangedVersion = (typeof changeLog)[number];

export function WhatsNew({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText();
  return (
    <Dialog open title={t('frame.whatsNew.title')} width={720} height={640} onClose={onClose}>
      <p className={ink.text}>{t('frame.whatsNew.text')}</p>
      {changeLog.map((version, at) => (
        <Version key={version.version} {...version} isNewest={at === 0} />
      ))}
    </Dialog>
  );
}

interface VersionProps extends ChangedVersion {
  readonly isNewest: boolean;
}

function Version({ version, date, groups, isNewest }: VersionProps) {
  const { t } = useText();
  const [isOpen, setIsOpen] = useState(isNewest);
  const name = version === 'Unreleased' ? t('frame.whatsNew.unreleased') : version;
  return (
    <Disclosure open={isOpen} onToggle={setIsOpen} title={date ? `${name} · ${date}` : name}>
      {isOpen &&
        groups.map(({ kind, lines: entries }) => (
          <section key={kind} className={layout.above}>
            <h3 className={ink.heading}>{translateIfKnown(`frame.whatsNew.kind.${kind}`) ?? kind}</h3>
            <ul className={lines.open} lang="en">
              {entries.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          </section>
        ))}
    </Disclosure>
  );
}
