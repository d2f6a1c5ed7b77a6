/**
 * axios, which sends the console's requests to the platform. It is loaded with the first request that early.ts has not
 * sent already: the first render needs none.
 */
import axios from 'axios';

export const client = axios.create({ adapter: 'fetch', validateStatus: () => true });
