/** The sheet's first cells beside a plain page that reads the same answers and draws them as a bare table. */
import type { Page } from '@playwright/test';

/** Milliseconds from the change of the address until the first cells are painted. */
export function firstCells(page: Page, address: string): Promise<number> {
  return page.evaluate<number>(`new Promise((done) => {
    const begun = performance.now();
    const look = () => {
      if (!document.querySelector('[role="grid"] [role="gridcell"]')) return setTimeout(look, 4);
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
    };
    history.pushState({}, '', ${JSON.stringify(address)});
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    look();
  })`);
}

/** Addresses of the application lists that the page has read. */
export function listsRead(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`performance.getEntriesByType('resource')
    .map(({ name }) => name).filter((name) => name.includes('/queryAppList?') && name.includes('pageSize=250'))`);
}

/** Milliseconds in which the same answers are read, three ahead of each other, and drawn without any library. */
export function plainTable(page: Page, addresses: readonly string[]): Promise<number> {
  return page.evaluate<number>(`(async () => {
    const begun = performance.now();
    const [first, ...rest] = ${JSON.stringify(addresses)};
    const headers = { 'X-Steward-Session': sessionStorage.getItem('steward.session') ?? '' };
    const read = async (address) => {
      const answer = await fetch(address, { headers: { ...headers, 'X-Steward-Call': crypto.randomUUID() } });
      if (!answer.ok) throw new Error('the plain page got ' + answer.status);
      return (await answer.json()).data.result;
    };
    const rows = await read(first);
    const ahead = async () => {
      for (let address = rest.shift(); address; address = rest.shift()) rows.push(...(await read(address)));
    };
    await Promise.all([ahead(), ahead(), ahead()]);
    const table = document.createElement('table');
    for (const { menuName, menuStatus } of rows.slice(0, 30)) {
      const row = table.insertRow();
      row.insertCell().textContent = menuName;
      row.insertCell().textContent = String(menuStatus);
    }
    document.body.append(table);
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    table.remove();
    return performance.now() - begun;
  })()`);
}
