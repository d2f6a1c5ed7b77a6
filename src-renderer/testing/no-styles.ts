/** In the place of antd's rules in tests: jsdom draws nothing. */
export {};
