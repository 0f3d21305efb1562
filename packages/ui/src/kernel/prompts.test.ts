import { describe, expect, it, vi } from 'vitest';
import { internalPath, onSessionEnded, signInPath, usePrompts } from './prompts.ts';

describe('an ended session', () => {
  it('NET-09 leads straight to sign-in from the home path', () => {
    const toSignIn = vi.fn<() => void>();
    onSessionEnded('/', toSignIn);
    expect(toSignIn).toHaveBeenCalledTimes(1);
    expect(usePrompts.getState().expired).toBe(false);
  });

  it('NET-10 asks first everywhere else', () => {
    const toSignIn = vi.fn<() => void>();
    onSessionEnded('/operationLog', toSignIn);
    expect(toSignIn).not.toHaveBeenCalled();
    expect(usePrompts.getState().expired).toBe(true);
  });

  it('NET-11 carries the way back and the brand', () => {
    expect(signInPath('/operationLog?page=2', 3)).toBe('/login?from=%2FoperationLog%3Fpage%3D2&platform_type=3');
    expect(signInPath('/', undefined)).toBe('/login');
  });

  it.each([
    ['/orders?id=1', '/orders?id=1'],
    ['//evil.test/x', null],
    ['/\\evil.test', null],
    ['https://evil.test', null],
    ['/login', null],
    [null, null],
  ])('after sign-in %s leads to %s', (from, to) => {
    expect(internalPath(from)).toBe(to);
  });
});
