/** The path of the service calls' settings (spec 1§2.1). */
export const serviceCallPath = '/custom_service_call';
