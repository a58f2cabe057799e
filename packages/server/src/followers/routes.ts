import { endpoints } from '@portal/contract'
import type { Module } from '../module.ts'
import { route } from '../route.ts'
import { follow } from './commands/follow.ts'
import { unfollow } from './commands/unfollow.ts'
import { isFollowing } from './queries.ts'

/** People who want to be told when an app opens (docs/product.md#apps-that-are-not-open). */
export const followerRoutes: Module = (app, context) => {
  route(app, endpoints.readFollowing, async ({ params, caller }) => ({
    following: await isFollowing(context.db, params.id, caller.user.id),
  }))

  route(app, endpoints.followApp, async ({ params, caller }) => ({
    following: await follow(context, params.id, caller.user.id),
  }))

  route(app, endpoints.unfollowApp, async ({ params, caller }) => {
    await unfollow(context.db, params.id, caller.user.id)
    return { following: false }
  })
}
