import { createContext, createElement, useCallback, useContext } from 'react';
import {
  Link as RouterLink,
  Navigate as RouterNavigate,
  NavLink as RouterNavLink,
  useLocation as useRouterLocation,
  useNavigate as useRouterNavigate,
  type LinkProps as RouterLinkProps,
  type Location,
  type NavigateOptions,
  type NavLinkProps as RouterNavLinkProps,
} from 'react-router-dom';

export { useNavigationType, useSearchParams } from 'react-router-dom';

/**
 * The router as remotes see it: thin, so that no remote carries a router, and in paths without a language.
 * Whether the address names a language is the shell's business; links keep it by themselves.
 */
export interface Addressing {
  /** `/contact` → the address to show, `/es-MX/contact` under a Mexican prefix. */
  write(path: string): string;
  /** The path in an address, without its language. */
  read(pathname: string): string;
}

export const AddressingContext = createContext<Addressing>({
  write: (path) => path,
  read: (pathname) => pathname,
});

export type LinkProps = Omit<RouterLinkProps, 'to'> & { to: string };
export type NavLinkProps = Omit<RouterNavLinkProps, 'to'> & { to: string };

/** The address to show for a path. Only absolute ones are written anew; `#section` and `?query` stay where they are. */
export const useWritten = (to: string): string => {
  const { write } = useContext(AddressingContext);
  return to.startsWith('/') ? write(to) : to;
};

export const Link = ({ to, ...props }: LinkProps) =>
  createElement(RouterLink, { ...props, to: useWritten(to) });

export const NavLink = ({ to, ...props }: NavLinkProps) =>
  createElement(RouterNavLink, { ...props, to: useWritten(to) });

export const Navigate = ({ to, ...options }: { to: string } & NavigateOptions) =>
  createElement(RouterNavigate, { ...options, to: useWritten(to) });

/** The location, its path without the language. */
export function useLocation(): Location {
  const { read } = useContext(AddressingContext);
  const location = useRouterLocation();
  return { ...location, pathname: read(location.pathname) };
}

export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  const { write } = useContext(AddressingContext);
  const navigate = useRouterNavigate();
  return useCallback(
    (to, options) => void navigate(to.startsWith('/') ? write(to) : to, options),
    [navigate, write],
  );
}
