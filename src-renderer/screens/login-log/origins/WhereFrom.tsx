/** The origins of the entries that were read: named segments and countries, each with its rows and with all others. */
import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { mostAddresses } from '#shared/rules/login-log/address-ranges.ts';
import layout from '#widgets/looks/layout.module.css';
import ink from '#widgets/looks/ink.module.css';
import tables from '#widgets/looks/table.module.css';
import { ReadFailure } from '#widgets/ReadPart.tsx';
import type { LogFigures } from '../figures/log-figures.ts';
import { withLogFilters } from '../log-links.ts';
import { OriginFiles } from './OriginFiles.tsx';
import { type OriginLine, originLines } from './origin-lines.ts';
import { countryText } from './origin-words.ts';
import { useOriginFiles, useOriginsOf, useOriginVersion } from './use-origins.ts';
import { useSegmentNames } from './use-segment-names.ts';

/** Lines that are drawn; the number of the others is told. */
const drawnMost = 30;

export function WhereFrom({ figures }: { readonly figures: LogFigures }) {
  const { t, formatNumber } = useText();
  const files = useOriginFiles();
  const counts = figures.byAddress;
  const hasFile = (files.data?.files.length ?? 0) > 0;
  const found = useOriginsOf(
    counts.map(({ address }) => address),
    `${files.dataUpdatedAt} ${figures.rows} ${figures.oldest} ${figures.newest}`,
    hasFile,
  );
  const originVersion = useOriginVersion();
  const segments = useSegmentNames(true);
  const { nameOf } = segments;
  const lines = useMemo(() => originLines(counts, nameOf, originVersion), [counts, nameOf, originVersion]);
  return (
    <div className={layout.stack}>
      <OriginFiles read={files} />
      {found.error && <ReadFailure read={{ ...found, data: undefined }} failed={t('logOrigins.failed')} />}
      {segments.error && (
        <ReadFailure read={{ ...segments, data: undefined }} failed={t('logOrigins.segmentsFailed')} />
      )}
      {segments.tooMany !== null && (
        <p className={ink.help}>
          {t('logOrigins.tooManySegments', { total: formatNumber(segments.tooMany) })}
        </p>
      )}
      <div className={layout.scroll}>
        <table className={tables.table} aria-label={t('logOrigins.title')}>
          <thead>
            <tr>
              <th scope="col">{t('logOrigins.from')}</th>
              <th scope="col" data-align="end">
                {t('loginLog.picture.logins')}
              </th>
              <th scope="col" data-align="end">
                {t('loginLog.picture.failures')}
              </th>
              <th scope="col" data-align="end">
                {t('logOrigins.addresses')}
              </th>
              <th scope="col">
                <span className="visually-hidden">{t('list.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, drawnMost).map((line) => (
              <OriginRow key={`${line.group.kind} ${line.group.name}`} line={line} />
            ))}
          </tbody>
        </table>
      </div>
      {lines.length > drawnMost && (
        <p className={ink.help}>{t('logOrigins.more', { count: formatNumber(lines.length - drawnMost) })}</p>
      )}
      {lines.slice(0, drawnMost).some(({ isByBlocks }) => isByBlocks) && (
        <p className={ink.help}>{t('logOrigins.byBlocks', { most: formatNumber(mostAddresses) })}</p>
      )}
      {figures.addressesLeftOut > 0 && (
        <p className={ink.help}>
          {t('logOrigins.leftOut', { count: formatNumber(figures.addressesLeftOut) })}
        </p>
      )}
    </div>
  );
}

function OriginRow({ line }: { readonly line: OriginLine }) {
  const { t, formatNumber, language } = useText();
  const { search } = useLocation();
  const { kind, name, addresses, logins, failures } = line.group;
  const called =
    kind === 'segment' ? name : kind === 'country' ? countryText(name, language) : t(`logOrigins.${kind}`);
  const link = (isExcept: boolean) => {
    const ip = isExcept ? line.others : line.these;
    if (ip === null) return null;
    return (
      <Link
        to={{ pathname: '/loginlog', search: withLogFilters(search, { ip }) }}
        aria-label={t(isExcept ? 'logOrigins.othersThan' : 'logOrigins.theseFrom', { name: called })}
      >
        {t(isExcept ? 'logOrigins.others' : 'logOrigins.these')}
      </Link>
    );
  };
  const links = [link(false), link(true)];
  return (
    <tr>
      <th scope="row">
        {called}
        {kind === 'segment' && <span className={ink.under}>{t('logOrigins.segment')}</span>}
      </th>
      <td data-align="end">{formatNumber(logins)}</td>
      <td data-align="end">{formatNumber(failures)}</td>
      <td data-align="end">{formatNumber(addresses.length)}</td>
      <td>
        {links.every((one) => one === null) ? (
          <span className={ink.quiet}>{t('logOrigins.tooManyAddresses')}</span>
        ) : (
          <span className={layout.inline}>{links}</span>
        )}
      </td>
    </tr>
  );
}
