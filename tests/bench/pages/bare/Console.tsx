/** The picture of the frame: side menu, header, and two pages to switch between. */
import { useState } from 'react';
import { facts, menu, servers } from './content.ts';
import { Arrow } from './SignIn.tsx';

type Page = 'overview' | 'servers';

export function Console() {
  const [page, setPage] = useState<Page>('overview');
  const open = (next: Page) => () => {
    history.pushState(null, '', `#${next}`);
    setPage(next);
  };
  return (
    <div className="frame">
      <nav aria-label="Main menu">
        <button type="button" aria-current={page === 'overview'} onClick={open('overview')}>
          Overview
        </button>
        {menu.map(([group, entries]) => (
          <section key={group}>
            <h2>{group}</h2>
            {entries.map((entry) => (
              <a key={entry} href={`#${entry}`}>
                {entry}
              </a>
            ))}
          </section>
        ))}
        <button type="button" aria-current={page === 'servers'} onClick={open('servers')}>
          Servers
        </button>
      </nav>
      <div className="column">
        <header>
          <span>{page === 'overview' ? 'Overview' : 'Servers'}</span>
          <button type="button">Search or jump to</button>
          <button type="button">Sandbox</button>
        </header>
        <main>{page === 'overview' ? <Overview /> : <Servers />}</main>
      </div>
    </div>
  );
}

function Overview() {
  return (
    <>
      <h1>澄汀智造科技有限公司</h1>
      <p>Open work, the figures of your organisation, and your pages.</p>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>Your pages</h2>
      <ul className="cards">
        {servers.map(([name, text]) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{text}</span>
            <Arrow />
          </li>
        ))}
      </ul>
    </>
  );
}

function Servers() {
  return (
    <>
      <h1>Servers</h1>
      <p>Which platform server to talk to. The sandbox is always there.</p>
      <ul className="list">
        {servers.map(([name, text]) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{text}</span>
            <button type="button">Choose</button>
          </li>
        ))}
      </ul>
    </>
  );
}
