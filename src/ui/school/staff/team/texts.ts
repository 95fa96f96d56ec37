/** What is said once something was done about somebody. */
export const teamDoneTexts = {
  invited: (email: string): string => `Invitaste a ${email}: la carta ya salió.`,
  changed: (name: string): string => `Cambiaste los roles de ${name}.`,
  factorReset: (name: string): string =>
    `${name} ingresa ahora solo con su contraseña. Cerramos sus sesiones y le avisamos por correo.`,
  left: (name: string): string => `${name} ya no es del equipo.`,
  resent: (email: string): string => `La invitación salió otra vez a ${email}; el enlace anterior ya no sirve.`,
  withdrawn: (email: string): string => `Retiraste la invitación a ${email}.`,
} as const;

export const TEAM_STALE = 'No pudimos actualizar el equipo: recarga la página para verlo al día.';

export const LEAVE_BY_BUTTON = 'Deja al menos un rol. Para que deje la escuela, usa «Quitar del equipo».';

/** On the button, and on that of the question it asks. */
export const RESET_FACTOR = 'Retirar su verificación en dos pasos';
