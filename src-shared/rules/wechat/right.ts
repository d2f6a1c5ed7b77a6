/** Who sets the ways to WeChat up: whom the server grants the code of the tab (spec 1§2.2). */
export const wechatWorkRight = { menu: 'wechatWork' } as const;
export const wechatServiceRight = { menu: 'wechatService' } as const;
