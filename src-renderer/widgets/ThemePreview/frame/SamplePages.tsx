/** Pages as people have them open on the platform: a conversation, a document, a table, an e-mail, and the sign-in. */
import { Paperclip, Plus, Send, Share2 } from 'lucide-react';
import { useText } from '#data/text.ts';
import type { PreviewBrand } from './frame-props.ts';
import { PreviewPage } from './Page.tsx';
import type { SamplePage } from './sample-page.ts';

const people = ['trip', 'budget', 'leave', 'chairs'] as const;
const columns = ['title', 'person', 'state'] as const;

export function PreviewSample({ of }: { readonly of: SamplePage }) {
  if (of === 'chat') return <Chat />;
  if (of === 'document') return <DocumentPage />;
  if (of === 'table') return <TablePage />;
  if (of === 'mail') return <Mail />;
  return <PreviewPage />;
}

function Face({ name }: { readonly name: string }) {
  return <span className="face">{[...name][0]}</span>;
}

function Chat() {
  const { t } = useText();
  return (
    <div className="sample two">
      <div className="card list">
        {people.map((person) => (
          <div key={person} className="row">
            <Face name={t(`themePreview.page.people.${person}`)} />
            <span className="grow">
              <span>{t(`themePreview.page.people.${person}`)}</span>
              <small>{t(`themePreview.page.rows.${person}`)}</small>
            </span>
            {person === 'budget' && <b className="badge">2</b>}
          </div>
        ))}
      </div>
      <div className="card talk">
        <strong>{t('themePreview.page.talk')}</strong>
        <p className="message">{t('themePreview.page.theirs')}</p>
        <p className="message own">{t('themePreview.page.mine')}</p>
        <p className="message">{t('themePreview.page.thanks')}</p>
        <p className="message own">{t('themePreview.sample.chat.long')}</p>
        <div className="write">
          <span />
          <i className="send">
            <Send size={13} />
          </i>
        </div>
      </div>
    </div>
  );
}

function DocumentPage() {
  const { t } = useText();
  return (
    <div className="sample">
      <div className="head">
        <div>
          <strong className="title">{t('themePreview.page.rows.budget')}</strong>
          <span className="quiet">{t('themePreview.sample.document.about')}</span>
        </div>
        <span className="button main">
          <Share2 size={15} />
          {t('themePreview.sample.document.share')}
        </span>
      </div>
      <div className="card paper">
        <p>{t('themePreview.sample.document.first')}</p>
        <strong>{t('themePreview.sample.document.heading')}</strong>
        <p>
          {t('themePreview.sample.document.second')}{' '}
          <span className="link">{t('themePreview.sample.document.link')}</span>
        </p>
        <p className="quote">{t('themePreview.page.theirs')}</p>
      </div>
    </div>
  );
}

function TablePage() {
  const { t } = useText();
  return (
    <div className="sample">
      <div className="head">
        <div>
          <strong className="title">{t('themePreview.page.all')}</strong>
        </div>
        <span className="button">{t('themePreview.page.later')}</span>
        <span className="button main">
          <Plus size={15} />
          {t('themePreview.page.create')}
        </span>
      </div>
      <div className="card grid">
        {columns.map((column) => (
          <strong key={column}>{t(`themePreview.sample.table.${column}`)}</strong>
        ))}
        {[...people, ...people].map((person, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows repeat, and stay where they are
          <div key={index} className="cells">
            <span className="link">{t(`themePreview.page.rows.${person}`)}</span>
            <span>{t(`themePreview.page.people.${person}`)}</span>
            <span>
              <span className="state">{t('themePreview.page.state')}</span>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

function Mail() {
  const { t } = useText();
  const from = t('themePreview.page.people.budget');
  return (
    <div className="sample">
      <div className="card paper">
        <strong className="title">{t('themePreview.page.rows.budget')}</strong>
        <div className="row">
          <Face name={from} />
          <span className="grow">
            <span>{from}</span>
            <small>{t('themePreview.sample.mail.to')}</small>
          </span>
          <small>{t('themePreview.phone.minutes')}</small>
        </div>
        <p>{t('themePreview.sample.mail.greeting')}</p>
        <p>{t('themePreview.sample.mail.text')}</p>
        <span className="link">
          <Paperclip size={14} />
          {t('themePreview.sample.mail.file')}
        </span>
        <div className="write">
          <span className="button main">{t('themePreview.sample.mail.reply')}</span>
          <span className="button">{t('themePreview.sample.mail.forward')}</span>
        </div>
      </div>
    </div>
  );
}

interface SampleSignInProps {
  readonly appearance: string;
  readonly brand: PreviewBrand | undefined;
  /** A phone’s frame, instead of a window’s. */
  readonly phone: boolean;
}

/** Before anybody has signed in there are no bars. */
export function SampleSignIn({ appearance, brand, phone }: SampleSignInProps) {
  const { t } = useText();
  const logo = brand?.logo ?? null;
  return (
    <div className={`${phone ? 'phone' : 'desk'} sign-in`} data-appearance={appearance}>
      <div className="inside card" inert aria-hidden="true">
        {logo === null ? (
          <span className="logo">{t('themePreview.logo')}</span>
        ) : (
          <img className="logo-picture" src={logo} alt="" />
        )}
        <strong className="title">{brand?.name ?? t('themePreview.brand')}</strong>
        {(['account', 'password'] as const).map((field) => (
          <span key={field} className="box">
            <span className="quiet">{t(`themePreview.sample.signIn.${field}`)}</span>
          </span>
        ))}
        <span className="button main">{t('themePreview.sample.signIn.action')}</span>
        <span className="link">{t('themePreview.sample.signIn.forgotten')}</span>
      </div>
    </div>
  );
}
