import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadTranslator, type Translate, useText } from '#data/text.ts';
import { type Language, languages } from '#shared/text/types.ts';
import { screensAtom, useGrants, useMenu } from '#state/menu.ts';
import { platformPageRoute } from '#state/platform-page.ts';
import { useActiveServer, useProgram } from '#state/program.ts';
import { useSession } from '#state/session.ts';
import { openOnServer } from '../PlatformLink.tsx';
import { openOnWeb, webMenuAddress } from '../web-menu.tsx';
import type { PaletteItem } from './palette-item.ts';
import { destinationsOf, type PaletteDestination, wordsOfDestination } from './screen-items.ts';
import { synonyms } from './synonyms.ts';
import { useCommands } from './use-commands.ts';

/** `other`: texts of the console's other language, once loaded. */
export function usePaletteItems(other: Translate | null): readonly PaletteItem[] {
  const { t } = useText();
  const navigate = useNavigate();
  const menu = useMenu();
  const { codes } = useGrants();
  const screens = useAtomValue(screensAtom);
  const server = useActiveServer();
  const session = useSession();
  const { servers } = useProgram();
  const commands = useCommands(other);
  const signedIn = session.status === 'signedIn' ? session.facts : null;
  const go = ({ to, platform, name }: PaletteDestination) => {
    const web = platform ? webMenuAddress(platform) : null;
    if (to !== undefined) void navigate(to);
    else if (web !== null) void openOnWeb(web, name ?? web);
    else if (platform && server.kind === 'sandbox') void navigate(platformPageRoute(platform.code));
    else if (platform) openOnServer(server, platform);
  };
  const visitor = { session: signedIn, codes, serversLocked: servers.locked };
  const overview: PaletteDestination[] = signedIn
    ? [{ id: 'overview', section: 'pages', titleKey: 'frame.overview.title', also: '/info', to: '/info' }]
    : [];
  const destinations = [...overview, ...destinationsOf(menu, screens, visitor)];
  return [
    ...destinations.map(
      (destination): PaletteItem => ({
        id: destination.id,
        section: destination.section,
        ...wordsOfDestination(destination, t),
        // The platform's own name of an entry stays searchable; the tenant's own entries have no other name.
        ...(other && !isOwn(destination) && { otherName: other(destination.titleKey) }),
        also: [
          destination.also,
          destination.purposeKey ? t(destination.purposeKey) : '',
          other && destination.purposeKey ? other(destination.purposeKey) : '',
          other && destination.hintKey ? other(destination.hintKey) : '',
        ].join(' '),
        synonyms: synonyms[destination.id] ?? '',
        run: () => go(destination),
      }),
    ),
    ...commands.map((item) => ({ ...item, synonyms: synonyms[item.id] ?? '' })),
  ];
}

/** Whether the tenant made the entry; the console has no name for it. */
function isOwn({ id }: PaletteDestination): boolean {
  return id.startsWith('platform-own-');
}

/** Texts of the other language, so that names are found in both; null until loaded. */
export function useOtherLanguage(): Translate | null {
  const { language } = useText();
  const [texts, setTexts] = useState<{ of: Language; t: Translate } | null>(null);
  const other = languages.find((one) => one !== language) ?? language;
  useEffect(() => {
    let isMounted = true;
    // Without these texts, names match in the console's language only.
    loadTranslator(other).then(
      (t) => isMounted && setTexts({ of: other, t }),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [other]);
  return texts?.of === other ? texts.t : null;
}
