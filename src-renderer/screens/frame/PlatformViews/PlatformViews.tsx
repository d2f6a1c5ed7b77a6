/**
 * Views of the documents that are pages of the platform itself (S-1): automatic workflow, the design of the sign-in
 * page, the preview of a page of the low-code builder. Each has an explanation and a link to its page.
 */
import { ExternalLink } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { isPagePath } from '#shared/rules/servers/platform-page.ts';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { NoSuchPart } from '#widgets/NoSuchPart.tsx';
import layout from '#widgets/looks/layout.module.css';
import { PlatformPageLink } from '#widgets/PayNotice/PlatformPageLink.tsx';

interface ViewProps {
  readonly view: 'custom_auto' | 'login_page' | 'ebpreview';
  /** The path from the server's root. */
  readonly path: string;
}

const titles = {
  custom_auto: 'frame.menu.entry.custom_auto',
  login_page: 'frame.menu.entry.login_page',
  ebpreview: 'frame.platformViews.ebpreview.title',
} as const;

function View({ view, path }: ViewProps) {
  const { t } = useText();
  return (
    <EmptyState
      icon={<ExternalLink size={18} />}
      page
      title={t(titles[view])}
      text={
        <>
          {t(`frame.platformViews.${view}.purpose`)}
          <br />
          {t('frame.platformViews.text')}
        </>
      }
      action={
        <PlatformPageLink page={view} path={path}>
          <span className={layout.inline}>
            <ExternalLink size={14} aria-hidden="true" />
            {t('frame.platformViews.open')}
          </span>
        </PlatformPageLink>
      }
    />
  );
}

export function CustomAuto() {
  return <View view="custom_auto" path="/custom_auto" />;
}

export function LoginPageSetting() {
  return <View view="login_page" path="/login_page_setting" />;
}

export function BuilderPreview() {
  const { t } = useText();
  const { type = '', pageType = '', pageId = '' } = useParams();
  const path = `/ebpreview/${type}/${pageType}/${pageId}`;
  // A link that somebody else wrote must not lead to another site.
  if (isPagePath(path)) return <View view="ebpreview" path={path} />;
  return <NoSuchPart text={t('frame.platformViews.ebpreview.unknown')} />;
}
