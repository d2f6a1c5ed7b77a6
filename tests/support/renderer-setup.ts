/**
 * Files of the console's tests share their worker, so the library that draws in them is loaded once and would clean up
 * after the first file alone; and what one of them drew, kept or typed into the address is not the next one's.
 */
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

afterEach(cleanup);
afterAll(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
