/**
 * axios, which carries what the console asks of the platform. Loaded with the first request that was not put before
 * the console's code was there (early-answers.ts): the first picture needs none.
 */
import axios from 'axios';

export const client = axios.create({ adapter: 'fetch', validateStatus: () => true });
