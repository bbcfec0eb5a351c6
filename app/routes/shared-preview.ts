import { previewResponse } from '#app/features/itinerary/shared/preview-response.server.ts'
import type { Route } from './+types/shared-preview.ts'

export const loader = (args: Route.LoaderArgs) => previewResponse(args, args.params.file)
