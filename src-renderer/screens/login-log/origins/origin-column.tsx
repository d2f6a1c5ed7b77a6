/** The column of origins in the log, on the screen and in its file. */
import { useEffect } from 'react';
import { describeError } from '#data/describe-error.ts';
import { type TextTools, useText } from '#data/text.ts';
import type { LoginRow } from '#shared/api/login-log/login-log.ts';
import type { Column } from '#widgets/DataGrid/column.ts';
import ink from '#widgets/looks/ink.module.css';
import { findOrigins, knownOrigin, soughtSoon } from './origin-cache.ts';
import { originText } from './origin-words.ts';
import { useKnownOrigin, useOriginFailure } from './use-origins.ts';

export function originColumn({ t, language }: TextTools): Column<LoginRow> {
  return {
    key: 'origin',
    title: t('logOrigins.from'),
    width: 170,
    text: ({ ip }) => originText(knownOrigin(ip), language),
    cell: ({ ip }) => <OriginCell ip={ip} />,
  };
}

function OriginCell({ ip }: { readonly ip: string }) {
  const { t, language } = useText();
  const origin = useKnownOrigin(ip);
  const failure = useOriginFailure();
  useEffect(() => soughtSoon(ip), [ip]);
  if (!origin && failure !== null)
    return (
      <span className={ink.broken} title={describeError(failure).message}>
        {t('logOrigins.unread')}
      </span>
    );
  return <>{originText(origin, language)}</>;
}

/** Rows of a file that are looked up together. */
const together = 1000;

/** The rows of a file, each with its origin looked up before. */
export async function* withOrigins(rows: AsyncIterable<LoginRow>, signal: AbortSignal) {
  let part: LoginRow[] = [];
  for await (const row of rows) {
    part.push(row);
    if (part.length < together) continue;
    await findOrigins(
      part.map(({ ip }) => ip),
      signal,
    );
    yield* part;
    part = [];
  }
  await findOrigins(
    part.map(({ ip }) => ip),
    signal,
  );
  yield* part;
}
