/** Who the school is, as calls that ask for web, revista, siglas or tienda are told. Source: SITE-2. */
export const schoolIdentity = {
  name: 'Escuela',
  code: 'ES',
  webId: 5,
  store: 'Escuela',
} as const;
