/** Where service calls are set up (spec 1§2.1). */
export const serviceCallPath = '/custom_service_call';
