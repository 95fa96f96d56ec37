/** Where to sign in or register, coming back to `here`. */
export function entrancePath(path: '/login' | '/registro', here: string): string {
  return `${path}?${new URLSearchParams({ redirect: here })}`;
}
