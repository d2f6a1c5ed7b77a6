/** Third-party packages of the program, each with its licence; a licence text is rendered when it is opened. */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { useText } from '#data/text.ts';
import type { ThirdParty as Package } from '#shared/bridge/app.ts';
import { useProgram } from '#state/program.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { Disclosure } from '#widgets/Disclosure.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import lines from '#widgets/looks/lines.module.css';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import styles from './ThirdParty.module.css';

export function ThirdPartyPanel(props: { readonly onBack: () => void; readonly onClose: () => void }) {
  const { t } = useText();
  const { facts } = useProgram();
  const read = useQuery({
    queryKey: ['app.thirdParty'],
    queryFn: async () => (await bridge.app.thirdParty({})).packages,
  });
  return (
    <Dialog
      open
      title={t('frame.about.thirdParty')}
      width={720}
      height={640}
      onClose={props.onClose}
      footer={<Button onClick={props.onBack}>{t('frame.about.back')}</Button>}
    >
      <ReadPart read={read} waiting={<SkeletonRows />}>
        {(data) => (
          <>
            <p className={ink.text}>
              {data.length === 0 ? t('frame.about.thirdPartyNone') : t('frame.about.thirdPartyText')}
            </p>
            <ul className={lines.open}>
              {data.map((each) => (
                <li key={`${each.name}@${each.version}`}>
                  <OnePackage {...each} />
                </li>
              ))}
            </ul>
            {facts.shell === 'desktop' && <p className={ink.text}>{t('frame.about.thirdPartyElectron')}</p>}
          </>
        )}
      </ReadPart>
    </Dialog>
  );
}

function OnePackage({ name, version, licence, text }: Package) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <Disclosure
      onToggle={setOpen}
      title={
        <>
          <span className={layout.inline}>
            {name}
            <span className={ink.quiet}>{version}</span>
          </span>
          <span className={styles.licence}>{licence}</span>
        </>
      }
    >
      {open && (
        <pre className={`${layout.panel} ${styles.full}`}>{text || t('frame.about.noText', { licence })}</pre>
      )}
    </Disclosure>
  );
}
