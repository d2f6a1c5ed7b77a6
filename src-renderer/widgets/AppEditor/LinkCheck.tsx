/** The check of a link's address on a click, with advice on the open mode (spec 3§3.2 "Open modes"). */
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { serverMark } from '#data/server-mark.ts';
import { useText } from '#data/text.ts';
import { type LinkReport, linkDeadline } from '#shared/rules/link-check/link-report.ts';
import { useActiveServer } from '#state/program.ts';
import { Button } from '../Button.tsx';
import { Finding, Findings } from '../Findings.tsx';
import ink from '../looks/ink.module.css';
import layout from '../looks/layout.module.css';
import { notifyFailure } from '../notify.tsx';
import type { AppEditing } from './app-editing.ts';
import { adviceOn, type LinkReason } from './link-advice.ts';
import { storePageIcon } from './store-page-icon.ts';

const icons = { danger: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck };

interface Checked {
  readonly address: string;
  readonly report: LinkReport;
}

/** Returns what stands beside and below the field of the address. */
export function useLinkCheck(form: AppEditing): { readonly action: ReactNode; readonly below: ReactNode } {
  const { t } = useText();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [busy, setBusy] = useState(false);
  const latest = useRef('');
  const address = form.values.outerUrl.trim();
  const check = async () => {
    latest.current = address;
    setBusy(true);
    try {
      const report = await bridge.links.check({ address, server: serverMark() });
      // A report of an earlier address must not stand beside the present one.
      if (latest.current === address) setChecked({ address, report });
    } catch (error) {
      notifyFailure(error);
    }
    setBusy(false);
  };
  return {
    action: (
      <Button busy={busy} disabled={address === ''} onClick={() => void check()}>
        {t(busy ? 'linkCheck.running' : 'linkCheck.action')}
      </Button>
    ),
    below:
      checked?.address === address ? (
        <Found form={form} report={checked.report} />
      ) : (
        <p className={ink.small}>{t('linkCheck.about', { seconds: linkDeadline / 1000 })}</p>
      ),
  };
}

function Found({ form, report }: { readonly form: AppEditing; readonly report: LinkReport }) {
  const { t } = useText();
  const server = useActiveServer();
  const { mode, reasons } = adviceOn(report, server.kind === 'sandbox' ? null : server.address);
  const { title, icon } = report;
  const { openMode, menuname } = form.values;
  const takeName = (name: string) => {
    form.set('menuname', name);
    if (form.values.shortname === '') form.set('shortname', name);
  };
  return (
    <section
      aria-label={t('linkCheck.label')}
      aria-live="polite"
      className={`${layout.above} ${layout.below}`}
    >
      <Findings hasFrame>
        {reasons.map(({ tone, message }) => (
          <Finding
            key={`${message.key} ${JSON.stringify(message.params ?? null)}`}
            tone={tone}
            icon={<Sign tone={tone} />}
            word={t(`linkCheck.tone.${tone}`)}
          >
            {t(message.key, message.params)}
          </Finding>
        ))}
      </Findings>
      <div className={`${layout.inline} ${layout.above}`}>
        {mode !== null && (
          <>
            <span>{t('linkCheck.proposed', { mode: t(`applications.form.open.${mode}`) })}</span>
            {openMode !== mode && (
              <Button size="small" onClick={() => form.set('openMode', mode)}>
                {t('linkCheck.useMode')}
              </Button>
            )}
          </>
        )}
        {title !== '' && (
          <>
            <span className={ink.cut} title={title}>
              {t('linkCheck.title', { title })}
            </span>
            {menuname === '' && (
              <Button size="small" onClick={() => takeName(title)}>
                {t('linkCheck.useName')}
              </Button>
            )}
          </>
        )}
        {report.state === 'ok' && <Icon form={form} icon={icon} />}
      </div>
    </section>
  );
}

function Sign({ tone }: { readonly tone: LinkReason['tone'] }) {
  const Picture = icons[tone];
  return <Picture size={16} aria-hidden="true" />;
}

interface IconProps {
  readonly form: AppEditing;
  readonly icon: LinkReport['icon'];
}

/** The icon of the checked page; accepting it uploads it to the platform like any picture of a form. */
function Icon({ form, icon }: IconProps) {
  const { t } = useText();
  const { state, type, base64 } = icon;
  const [busy, setBusy] = useState(false);
  if (state !== 'found') return <span className={ink.small}>{t(`linkCheck.noIcon.${state}`)}</span>;
  const source = `data:${type};base64,${base64}`;
  const take = async () => {
    setBusy(true);
    await storePageIcon(form, icon).catch(notifyFailure);
    setBusy(false);
  };
  return (
    <span className={layout.inline}>
      <img src={source} width={24} height={24} alt={t('linkCheck.icon')} />
      <Button size="small" busy={busy} onClick={() => void take()}>
        {t('linkCheck.useIcon')}
      </Button>
    </span>
  );
}
