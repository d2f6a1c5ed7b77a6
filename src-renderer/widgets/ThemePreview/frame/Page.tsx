/** A sample page of the platform: parts in the primary colour (buttons, links, figures), and messages. */
import { ArrowUpRight, Plus, Send } from 'lucide-react';
import { useText } from '#data/text.ts';

const rows = ['trip', 'budget', 'leave', 'chairs'] as const;
/** Per cent of the highest bar. */
const week = [46, 72, 58, 100, 64];

export function PreviewPage() {
  const { t } = useText();
  return (
    <>
      <div className="head">
        <div>
          <strong className="title">{t('themePreview.page.title')}</strong>
          <span className="quiet">{t('themePreview.page.text')}</span>
        </div>
        <span className="button">{t('themePreview.page.later')}</span>
        <span className="button main">
          <Plus size={15} />
          {t('themePreview.page.create')}
        </span>
      </div>
      <div className="cards">
        <div className="card list">
          <div className="card-head">
            <strong>{t('themePreview.aside.waiting')}</strong>
            <span className="link">
              {t('themePreview.page.all')}
              <ArrowUpRight size={14} />
            </span>
          </div>
          {rows.map((row) => (
            <div key={row} className="row">
              <span className="face">{[...t(`themePreview.page.people.${row}`)][0]}</span>
              <span className="grow">
                <span>{t(`themePreview.page.rows.${row}`)}</span>
                <small>{t(`themePreview.page.people.${row}`)}</small>
              </span>
              <span className="state">{t('themePreview.page.state')}</span>
            </div>
          ))}
        </div>
        <div className="side">
          <div className="card">
            <div className="card-head">
              <strong>{t('themePreview.page.week')}</strong>
              <span className="figure">24</span>
            </div>
            <svg className="bars" aria-hidden="true" viewBox="0 0 220 56" preserveAspectRatio="none">
              {week.map((height, index) => (
                <rect
                  key={height}
                  x={index * 46}
                  y={56 - height * 0.56}
                  width="36"
                  height={height * 0.56}
                  rx="4"
                />
              ))}
            </svg>
          </div>
          <div className="card talk">
            <div className="card-head">
              <strong>{t('themePreview.page.talk')}</strong>
            </div>
            <p className="message">{t('themePreview.page.theirs')}</p>
            <p className="message own">{t('themePreview.page.mine')}</p>
            <p className="message">{t('themePreview.page.thanks')}</p>
            <div className="write">
              <span />
              <i className="send">
                <Send size={13} />
              </i>
            </div>
          </div>
        </div>
      </div>
    </>
  );
}
