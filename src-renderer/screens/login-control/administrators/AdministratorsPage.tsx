/**
 * The page of delegation: the departments of each administrator, and the rows that each kind of administrator sees
 * (spec 1§1).
 */
import { Link } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import {
  type Administrator,
  administratorKinds,
  getAdministrators,
} from '#shared/api/login-control/login-white.ts';
import { languageTraits } from '#shared/text/language-traits.ts';
import layout from '#widgets/looks/layout.module.css';
import ink from '#widgets/looks/ink.module.css';
import tables from '#widgets/looks/table.module.css';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { ReadSection } from '#widgets/ReadSection.tsx';
import { Section } from '#widgets/Section.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { WhoseRows } from '#widgets/WhoseRows.tsx';
import { dividedLists } from './divided-lists.ts';

export function AdministratorsPage() {
  const { t } = useText();
  const read = useRead(getAdministrators, {});
  return (
    <>
      <PageHeader title={t('administrators.title')} purpose={t('administrators.purpose')} />
      <WhoseRows />
      <ReadSection
        title={t('administrators.people')}
        read={read}
        failed={t('administrators.failed')}
        waiting={<SkeletonRows rows={4} columns={3} />}
      >
        {(administrators) => (
          <div className={layout.scroll}>
            <table className={tables.table} aria-label={t('administrators.people')}>
              <thead>
                <tr>
                  <th scope="col">{t('administrators.name')}</th>
                  <th scope="col">{t('administrators.kind')}</th>
                  <th scope="col">{t('administrators.departments')}</th>
                </tr>
              </thead>
              <tbody>
                {administrators.map((administrator) => (
                  <AdministratorRow key={administrator.userId} administrator={administrator} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </ReadSection>
      <ListExtents />
    </>
  );
}

function AdministratorRow({ administrator }: { readonly administrator: Administrator }) {
  const { t, language } = useText();
  const { userId, username, kind, departments } = administrator;
  const isWhole = kind === 'system' || (kind === 'sub' && departments?.length === 0);
  return (
    <tr>
      <th scope="row">
        <Link to={`/loginlog/person/${encodeURIComponent(userId)}`}>{username || userId}</Link>
      </th>
      <td>{kind === undefined ? t('administrators.notTold') : t(`administrators.kinds.${kind}`)}</td>
      <td>
        {isWhole
          ? t('administrators.whole')
          : departments === undefined
            ? t('administrators.notTold')
            : departments.map(({ name }) => name).join(languageTraits[language].list)}
      </td>
    </tr>
  );
}

function ListExtents() {
  const { t } = useText();
  return (
    <Section title={t('administrators.lists')}>
      <p className={`${ink.help} ${layout.below}`}>{t('administrators.listsHelp')}</p>
      <div className={layout.scroll}>
        <table className={`${tables.table} ${tables.fixed}`} aria-label={t('administrators.lists')}>
          <thead>
            <tr>
              <th scope="col">{t('administrators.list.title')}</th>
              {administratorKinds.map((kind) => (
                <th key={kind} scope="col">
                  {t(`administrators.kinds.${kind}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {dividedLists.map(({ read, titleKey, path, extents }) => (
              <tr key={read}>
                <th scope="row">{path === '' ? t(titleKey) : <Link to={path}>{t(titleKey)}</Link>}</th>
                {administratorKinds.map((kind) => (
                  <td key={kind}>{t(`administrators.extents.${extents[kind]}`)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
