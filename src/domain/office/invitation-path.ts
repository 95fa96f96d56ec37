/** The page of the school that an invitation's secret opens. */
export const invitationPath = (secret: string): string => `/colaboradores/invitacion/${secret}`;
