/** Replaces antd's style rules in tests, since jsdom does not render. */
export {};
