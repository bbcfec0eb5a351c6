// Generated from supabase/migrations by scripts/generate-database-types.ts. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Tables<Name extends keyof Database['public']['Tables']> =
  Database['public']['Tables'][Name]['Row']
export type TablesInsert<Name extends keyof Database['public']['Tables']> =
  Database['public']['Tables'][Name]['Insert']
export type TablesUpdate<Name extends keyof Database['public']['Tables']> =
  Database['public']['Tables'][Name]['Update']

export type Database = {
  __InternalSupabase: {
    PostgrestVersion: '14'
  }
  public: {
    Tables: {
      admin_actions: {
        Row: {
          action: string
          actor_id: string | null
          created_at: string
          entity: string
          entity_id: string | null
          id: string
          label: string | null
        }
        Insert: {
          action: string
          actor_id?: string | null
          created_at?: string
          entity: string
          entity_id?: string | null
          id?: string
          label?: string | null
        }
        Update: {
          action?: string
          actor_id?: string | null
          created_at?: string
          entity?: string
          entity_id?: string | null
          id?: string
          label?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'admin_actions_profile_fkey'
            columns: ['actor_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      boards: {
        Row: {
          created_at: string
          id: string
          name: string
          trip_id: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          name: string
          trip_id?: string | null
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
          trip_id?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'boards_trip_id_fkey'
            columns: ['trip_id']
            isOneToOne: false
            referencedRelation: 'trips'
            referencedColumns: ['id']
          },
        ]
      }
      calendar_pushes: {
        Row: {
          calendar_id: string | null
          created_at: string
          due_at: string
          id: string
          leased_until: string | null
          numbers: boolean
          problem: string | null
          pushed_at: string | null
          pushed_version: number | null
          state: string
          tries: number
          trip_id: string
          updated_at: string
          user_id: string
          wanted: string
        }
        Insert: {
          calendar_id?: string | null
          created_at?: string
          due_at?: string
          id?: string
          leased_until?: string | null
          numbers?: boolean
          problem?: string | null
          pushed_at?: string | null
          pushed_version?: number | null
          state?: string
          tries?: number
          trip_id: string
          updated_at?: string
          user_id: string
          wanted?: string
        }
        Update: {
          calendar_id?: string | null
          created_at?: string
          due_at?: string
          id?: string
          leased_until?: string | null
          numbers?: boolean
          problem?: string | null
          pushed_at?: string | null
          pushed_version?: number | null
          state?: string
          tries?: number
          trip_id?: string
          updated_at?: string
          user_id?: string
          wanted?: string
        }
        Relationships: []
      }
      carousel_items: {
        Row: {
          created_at: string
          description: string
          display_order: number
          id: string
          image_url: string
          itinerary_link: string | null
          title: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          description: string
          display_order?: number
          id?: string
          image_url: string
          itinerary_link?: string | null
          title: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          description?: string
          display_order?: number
          id?: string
          image_url?: string
          itinerary_link?: string | null
          title?: string
          updated_at?: string
        }
        Relationships: []
      }
      contact_messages: {
        Row: {
          created_at: string
          email: string
          id: string
          message: string
          name: string
          read_at: string | null
          user_id: string | null
        }
        Insert: {
          created_at?: string
          email: string
          id?: string
          message: string
          name: string
          read_at?: string | null
          user_id?: string | null
        }
        Update: {
          created_at?: string
          email?: string
          id?: string
          message?: string
          name?: string
          read_at?: string | null
          user_id?: string | null
        }
        Relationships: []
      }
      evening_mails: {
        Row: {
          about_date: string
          claimed_at: string
          holder: string | null
          id: string
          leased_until: string | null
          owner_id: string
          send_until: string | null
          sent_at: string | null
          stop_digest: string
          swap: Json | null
          swap_digest: string | null
          swap_until: string | null
          swap_used_at: string | null
          swap_version: number | null
          trip_id: string
        }
        Insert: {
          about_date: string
          claimed_at?: string
          holder?: string | null
          id?: string
          leased_until?: string | null
          owner_id: string
          send_until?: string | null
          sent_at?: string | null
          stop_digest: string
          swap?: Json | null
          swap_digest?: string | null
          swap_until?: string | null
          swap_used_at?: string | null
          swap_version?: number | null
          trip_id: string
        }
        Update: {
          about_date?: string
          claimed_at?: string
          holder?: string | null
          id?: string
          leased_until?: string | null
          owner_id?: string
          send_until?: string | null
          sent_at?: string | null
          stop_digest?: string
          swap?: Json | null
          swap_digest?: string | null
          swap_until?: string | null
          swap_used_at?: string | null
          swap_version?: number | null
          trip_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'evening_mails_trip_id_fkey'
            columns: ['trip_id']
            isOneToOne: false
            referencedRelation: 'trips'
            referencedColumns: ['id']
          },
        ]
      }
      google_tokens: {
        Row: {
          created_at: string
          refresh_token: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          refresh_token: string
          updated_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          refresh_token?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      group_messages: {
        Row: {
          group_id: string
          id: string
          message: string
          metadata: Json
          timestamp: string
          type: string
          user_id: string
        }
        Insert: {
          group_id: string
          id?: string
          message: string
          metadata?: Json
          timestamp?: string
          type?: string
          user_id?: string
        }
        Update: {
          group_id?: string
          id?: string
          message?: string
          metadata?: Json
          timestamp?: string
          type?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'group_messages_group_id_fkey'
            columns: ['group_id']
            isOneToOne: false
            referencedRelation: 'groups'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'group_messages_profile_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      group_participants: {
        Row: {
          group_id: string
          joined_at: string
          role: string
          user_id: string
        }
        Insert: {
          group_id: string
          joined_at?: string
          role?: string
          user_id: string
        }
        Update: {
          group_id?: string
          joined_at?: string
          role?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'group_participants_group_id_fkey'
            columns: ['group_id']
            isOneToOne: false
            referencedRelation: 'groups'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'group_participants_profile_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      groups: {
        Row: {
          created_at: string
          id: string
          name: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          name: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'groups_owner_profile_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      ideas: {
        Row: {
          board_id: string | null
          changed: Json | null
          color: string
          created_at: string
          date: string | null
          day: number | null
          description: string | null
          edited_at: Json
          id: string
          pinned: boolean
          place_details: string | null
          time: string | null
          title: string
          updated_at: string
          user_id: string
        }
        Insert: {
          board_id?: string | null
          changed?: Json | null
          color?: string
          created_at?: string
          date?: string | null
          day?: number | null
          description?: string | null
          edited_at?: Json
          id?: string
          pinned?: boolean
          place_details?: string | null
          time?: string | null
          title: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          board_id?: string | null
          changed?: Json | null
          color?: string
          created_at?: string
          date?: string | null
          day?: number | null
          description?: string | null
          edited_at?: Json
          id?: string
          pinned?: boolean
          place_details?: string | null
          time?: string | null
          title?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'ideas_board_id_fkey'
            columns: ['board_id']
            isOneToOne: false
            referencedRelation: 'boards'
            referencedColumns: ['id']
          },
        ]
      }
      page_drafts: {
        Row: {
          content: Json
          created_at: string
          page_id: string
          saved_by: string | null
          updated_at: string
        }
        Insert: {
          content: Json
          created_at?: string
          page_id: string
          saved_by?: string | null
          updated_at?: string
        }
        Update: {
          content?: Json
          created_at?: string
          page_id?: string
          saved_by?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'page_drafts_page_id_fkey'
            columns: ['page_id']
            isOneToOne: true
            referencedRelation: 'pages'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'page_drafts_profile_fkey'
            columns: ['saved_by']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      page_sections: {
        Row: {
          created_at: string
          cta_link: string | null
          cta_text: string | null
          description: string | null
          id: string
          image_url: string | null
          page_id: string
          section_order: number
          title: string | null
          updated_at: string
        }
        Insert: {
          created_at?: string
          cta_link?: string | null
          cta_text?: string | null
          description?: string | null
          id?: string
          image_url?: string | null
          page_id: string
          section_order?: number
          title?: string | null
          updated_at?: string
        }
        Update: {
          created_at?: string
          cta_link?: string | null
          cta_text?: string | null
          description?: string | null
          id?: string
          image_url?: string | null
          page_id?: string
          section_order?: number
          title?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'page_sections_page_id_fkey'
            columns: ['page_id']
            isOneToOne: false
            referencedRelation: 'pages'
            referencedColumns: ['id']
          },
        ]
      }
      page_versions: {
        Row: {
          content: Json
          created_at: string
          id: string
          number: number
          page_id: string
          saved_by: string | null
        }
        Insert: {
          content: Json
          created_at?: string
          id?: string
          number: number
          page_id: string
          saved_by?: string | null
        }
        Update: {
          content?: Json
          created_at?: string
          id?: string
          number?: number
          page_id?: string
          saved_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'page_versions_page_id_fkey'
            columns: ['page_id']
            isOneToOne: false
            referencedRelation: 'pages'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'page_versions_profile_fkey'
            columns: ['saved_by']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      pages: {
        Row: {
          created_at: string
          friendly_name: string
          id: string
          is_published: boolean
          slug: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          friendly_name: string
          id?: string
          is_published?: boolean
          slug: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          friendly_name?: string
          id?: string
          is_published?: boolean
          slug?: string
          updated_at?: string
        }
        Relationships: []
      }
      profiles: {
        Row: {
          avatar_url: string | null
          created_at: string
          full_name: string | null
          id: string
          updated_at: string
        }
        Insert: {
          avatar_url?: string | null
          created_at?: string
          full_name?: string | null
          id: string
          updated_at?: string
        }
        Update: {
          avatar_url?: string | null
          created_at?: string
          full_name?: string | null
          id?: string
          updated_at?: string
        }
        Relationships: []
      }
      recovery_codes: {
        Row: {
          code_hash: string
          created_at: string
          id: string
          used_at: string | null
          user_id: string
        }
        Insert: {
          code_hash: string
          created_at?: string
          id?: string
          used_at?: string | null
          user_id: string
        }
        Update: {
          code_hash?: string
          created_at?: string
          id?: string
          used_at?: string | null
          user_id?: string
        }
        Relationships: []
      }
      sessions: {
        Row: {
          context: Json
          conversation_history: Json
          created_at: string
          ended_at: string | null
          id: string
          last_activity_at: string
          last_prompt: string | null
          last_result: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          context?: Json
          conversation_history?: Json
          created_at?: string
          ended_at?: string | null
          id?: string
          last_activity_at?: string
          last_prompt?: string | null
          last_result?: string | null
          updated_at?: string
          user_id?: string
        }
        Update: {
          context?: Json
          conversation_history?: Json
          created_at?: string
          ended_at?: string | null
          id?: string
          last_activity_at?: string
          last_prompt?: string | null
          last_result?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      suggestion_votes: {
        Row: {
          created_at: string
          group_message_id: string | null
          id: string
          session_id: string | null
          suggestion_id: string
          updated_at: string
          user_id: string
          vote: string
        }
        Insert: {
          created_at?: string
          group_message_id?: string | null
          id?: string
          session_id?: string | null
          suggestion_id: string
          updated_at?: string
          user_id?: string
          vote: string
        }
        Update: {
          created_at?: string
          group_message_id?: string | null
          id?: string
          session_id?: string | null
          suggestion_id?: string
          updated_at?: string
          user_id?: string
          vote?: string
        }
        Relationships: [
          {
            foreignKeyName: 'suggestion_votes_group_message_id_fkey'
            columns: ['group_message_id']
            isOneToOne: false
            referencedRelation: 'group_messages'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'suggestion_votes_profile_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'suggestion_votes_session_id_fkey'
            columns: ['session_id']
            isOneToOne: false
            referencedRelation: 'sessions'
            referencedColumns: ['id']
          },
        ]
      }
      trip_feeds: {
        Row: {
          created_at: string
          digest: string
          id: string
          includes: string[]
          last_used_on: string | null
          owner_id: string
          revoked_at: string | null
          trip_id: string
        }
        Insert: {
          created_at?: string
          digest: string
          id?: string
          includes?: string[]
          last_used_on?: string | null
          owner_id: string
          revoked_at?: string | null
          trip_id: string
        }
        Update: {
          created_at?: string
          digest?: string
          id?: string
          includes?: string[]
          last_used_on?: string | null
          owner_id?: string
          revoked_at?: string | null
          trip_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'trip_feeds_trip_id_fkey'
            columns: ['trip_id']
            isOneToOne: false
            referencedRelation: 'trips'
            referencedColumns: ['id']
          },
        ]
      }
      trip_operations: {
        Row: {
          change: Json
          hand: string
          id: string
          person_id: string | null
          trip_id: string
          version: number
          written_at: string
        }
        Insert: {
          change: Json
          hand: string
          id: string
          person_id?: string | null
          trip_id: string
          version: number
          written_at?: string
        }
        Update: {
          change?: Json
          hand?: string
          id?: string
          person_id?: string | null
          trip_id?: string
          version?: number
          written_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'trip_operations_profile_fkey'
            columns: ['person_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'trip_operations_trip_id_fkey'
            columns: ['trip_id']
            isOneToOne: false
            referencedRelation: 'trips'
            referencedColumns: ['id']
          },
        ]
      }
      trip_shares: {
        Row: {
          created_at: string
          digest: string
          expires_at: string | null
          id: string
          includes: string[]
          last_used_on: string | null
          owner_id: string
          revoked_at: string | null
          rights: string
          secret: string | null
          trip_id: string
        }
        Insert: {
          created_at?: string
          digest: string
          expires_at?: string | null
          id?: string
          includes?: string[]
          last_used_on?: string | null
          owner_id: string
          revoked_at?: string | null
          rights?: string
          secret?: string | null
          trip_id: string
        }
        Update: {
          created_at?: string
          digest?: string
          expires_at?: string | null
          id?: string
          includes?: string[]
          last_used_on?: string | null
          owner_id?: string
          revoked_at?: string | null
          rights?: string
          secret?: string | null
          trip_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'trip_shares_trip_id_fkey'
            columns: ['trip_id']
            isOneToOne: false
            referencedRelation: 'trips'
            referencedColumns: ['id']
          },
        ]
      }
      trip_suggestions: {
        Row: {
          day_id: string | null
          id: string
          made_at: string
          name: string | null
          owner_id: string
          share_id: string | null
          stop_id: string | null
          trip_id: string
          words: string
        }
        Insert: {
          day_id?: string | null
          id?: string
          made_at?: string
          name?: string | null
          owner_id: string
          share_id?: string | null
          stop_id?: string | null
          trip_id: string
          words: string
        }
        Update: {
          day_id?: string | null
          id?: string
          made_at?: string
          name?: string | null
          owner_id?: string
          share_id?: string | null
          stop_id?: string | null
          trip_id?: string
          words?: string
        }
        Relationships: [
          {
            foreignKeyName: 'trip_suggestions_share_id_fkey'
            columns: ['share_id']
            isOneToOne: false
            referencedRelation: 'trip_shares'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'trip_suggestions_trip_id_fkey'
            columns: ['trip_id']
            isOneToOne: false
            referencedRelation: 'trips'
            referencedColumns: ['id']
          },
        ]
      }
      trip_watches: {
        Row: {
          created_at: string
          evening_mail: boolean
          found: Json
          found_version: number | null
          ignored: boolean
          looked_at: string | null
          next_at: string | null
          owner_id: string
          trip_id: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          evening_mail?: boolean
          found?: Json
          found_version?: number | null
          ignored?: boolean
          looked_at?: string | null
          next_at?: string | null
          owner_id: string
          trip_id: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          evening_mail?: boolean
          found?: Json
          found_version?: number | null
          ignored?: boolean
          looked_at?: string | null
          next_at?: string | null
          owner_id?: string
          trip_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'trip_watches_trip_id_fkey'
            columns: ['trip_id']
            isOneToOne: true
            referencedRelation: 'trips'
            referencedColumns: ['id']
          },
        ]
      }
      trips: {
        Row: {
          created_at: string
          day_count: number
          end_zone: string | null
          ends_on: string
          first_snapshot: Json
          first_version: number
          group_id: string | null
          id: string
          is_driven: boolean
          kind: string
          log_bytes: number
          owner_id: string
          place_slug: string | null
          places: string
          snapshot: Json
          starts_on: string
          state: string
          stop_count: number
          title: string
          updated_at: string
          version: number
          zone: string | null
        }
        Insert: {
          created_at?: string
          day_count?: number
          end_zone?: string | null
          ends_on: string
          first_snapshot: Json
          first_version?: number
          group_id?: string | null
          id: string
          is_driven?: boolean
          kind: string
          log_bytes?: number
          owner_id: string
          place_slug?: string | null
          places?: string
          snapshot: Json
          starts_on: string
          state?: string
          stop_count?: number
          title: string
          updated_at?: string
          version?: number
          zone?: string | null
        }
        Update: {
          created_at?: string
          day_count?: number
          end_zone?: string | null
          ends_on?: string
          first_snapshot?: Json
          first_version?: number
          group_id?: string | null
          id?: string
          is_driven?: boolean
          kind?: string
          log_bytes?: number
          owner_id?: string
          place_slug?: string | null
          places?: string
          snapshot?: Json
          starts_on?: string
          state?: string
          stop_count?: number
          title?: string
          updated_at?: string
          version?: number
          zone?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'trips_group_id_fkey'
            columns: ['group_id']
            isOneToOne: false
            referencedRelation: 'groups'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'trips_owner_profile_fkey'
            columns: ['owner_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      user_permissions: {
        Row: {
          created_at: string
          is_admin: boolean
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          is_admin?: boolean
          updated_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          is_admin?: boolean
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
    }
    Views: { [_ in never]: never }
    Functions: {
      claim_calendar_push: {
        Args: {
          p_push: string
        }
        Returns: Json
      }
      end_own_session: {
        Args: {
          session_id: string
        }
        Returns: boolean
      }
      files_of_nobody: {
        Args: {
          most?: number
        }
        Returns: {
          bucket_id: string
          name: string
        }[]
      }
      files_of_person: {
        Args: {
          person: string
          most?: number
        }
        Returns: {
          bucket_id: string
          name: string
        }[]
      }
      find_people: {
        Args: {
          search?: string
          page_size?: number
        }
        Returns: {
          id: string
          email: string
          full_name: string
          avatar_url: string
          is_admin: boolean
          created_at: string
          last_sign_in_at: string
          total: number
        }[]
      }
      finish_calendar_push: {
        Args: {
          p_push: string
          p_wanted: string
          p_version: number
          p_calendar: string
          p_due: string
        }
        Returns: undefined
      }
      fold_trip: {
        Args: {
          p_trip: string
          p_from: number
          p_to: number
          p_first: Json
          p_unread?: string[]
        }
        Returns: boolean
      }
      keep_chat_turn: {
        Args: {
          p_session: string
          p_prompt: string
          p_result: string
          p_words: string
          p_messages: Json
        }
        Returns: string
      }
      list_job_schedules: {
        Args: Record<PropertyKey, never>
        Returns: {
          kind: string
          every_minutes: number
          offset_minutes: number
          next_at: string
          last_at: string
        }[]
      }
      list_jobs: {
        Args: {
          parked_only?: boolean
          page_size?: number
        }
        Returns: {
          id: string
          kind: string
          state: string
          run_at: string
          tries: number
          most_tries: number
          started_at: string
          finished_at: string
          result: string
          error: string
          parked: number
        }[]
      }
      list_own_sessions: {
        Args: Record<PropertyKey, never>
        Returns: {
          id: string
          user_agent: string
          created_at: string
          last_used_at: string
          is_current: boolean
        }[]
      }
      make_recovery_codes: {
        Args: Record<PropertyKey, never>
        Returns: string[]
      }
      make_trip_feed: {
        Args: {
          p_trip: string
          p_includes?: string[]
        }
        Returns: Json
      }
      note_share_use: {
        Args: {
          p_secret: string
        }
        Returns: undefined
      }
      note_verified_trip: {
        Args: {
          p_trip: string
          p_version: number
          p_repaired?: Json
        }
        Returns: boolean
      }
      open_chat: {
        Args: {
          p_session?: string
          p_trip?: string
        }
        Returns: Json
      }
      publish_trip: {
        Args: {
          p_trip: string
          p_includes?: string[]
        }
        Returns: {
          created_at: string
          digest: string
          expires_at: string | null
          id: string
          includes: string[]
          last_used_on: string | null
          owner_id: string
          revoked_at: string | null
          rights: string
          secret: string | null
          trip_id: string
        }
      }
      push_to_calendar: {
        Args: {
          p_trip: string
          p_numbers?: boolean
        }
        Returns: {
          calendar_id: string | null
          created_at: string
          due_at: string
          id: string
          leased_until: string | null
          numbers: boolean
          problem: string | null
          pushed_at: string | null
          pushed_version: number | null
          state: string
          tries: number
          trip_id: string
          updated_at: string
          user_id: string
          wanted: string
        }
      }
      read_public_trip: {
        Args: {
          p_trip: string
        }
        Returns: Json
      }
      read_share_preview: {
        Args: {
          p_name: string
        }
        Returns: Json
      }
      read_shared_trip: {
        Args: {
          p_secret: string
        }
        Returns: Json
      }
      read_trip_feed: {
        Args: {
          p_secret: string
          p_known?: string
        }
        Returns: Json
      }
      reorder_carousel: {
        Args: {
          items: Json
        }
        Returns: ({
          created_at: string
          description: string
          display_order: number
          id: string
          image_url: string
          itinerary_link: string | null
          title: string
          updated_at: string
        })[]
      }
      revoke_share: {
        Args: {
          p_share: string
        }
        Returns: undefined
      }
      revoke_trip_feed: {
        Args: {
          p_feed: string
        }
        Returns: undefined
      }
      run_job_again: {
        Args: {
          job_id: string
        }
        Returns: boolean
      }
      run_schedule_now: {
        Args: {
          job_kind: string
        }
        Returns: boolean
      }
      save_page: {
        Args: {
          page: Json
          page_id?: string
          seen_at?: string
        }
        Returns: {
          created_at: string
          friendly_name: string
          id: string
          is_published: boolean
          slug: string
          updated_at: string
        }
      }
      save_page_draft: {
        Args: {
          page_id: string
          content: Json
          page_seen_at: string
          seen_at?: string
        }
        Returns: string
      }
      set_admin: {
        Args: {
          person_id: string
          wanted: boolean
        }
        Returns: undefined
      }
      share_trip: {
        Args: {
          p_trip: string
          p_rights?: string
          p_includes?: string[]
          p_expires?: string
        }
        Returns: {
          created_at: string
          digest: string
          expires_at: string | null
          id: string
          includes: string[]
          last_used_on: string | null
          owner_id: string
          revoked_at: string | null
          rights: string
          secret: string | null
          trip_id: string
        }
      }
      suggest_for_trip: {
        Args: {
          p_secret: string
          p_words: string
          p_name?: string
          p_day?: string
          p_stop?: string
        }
        Returns: boolean
      }
      take_assistant_turn: {
        Args: {
          p_person: string
          p_address: string
          p_of_one: number
          p_of_visitors: number
        }
        Returns: number
      }
      take_from_calendar: {
        Args: {
          p_trip: string
        }
        Returns: undefined
      }
      trip_with_log: {
        Args: {
          p_trip: string
        }
        Returns: Json
      }
      trips_to_fold: {
        Args: {
          p_limit: number
        }
        Returns: string[]
      }
      trips_to_verify: {
        Args: {
          p_limit: number
        }
        Returns: string[]
      }
      unpublish_trip: {
        Args: {
          p_trip: string
        }
        Returns: undefined
      }
      use_model_tokens: {
        Args: {
          p_person: string
          p_address: string
          p_tokens: number
          p_of_one: number
          p_of_all: number
        }
        Returns: boolean
      }
      use_recovery_code: {
        Args: {
          code: string
        }
        Returns: boolean
      }
      watch_trip: {
        Args: {
          p_trip: string
          p_evening_mail?: boolean
          p_ignored?: boolean
        }
        Returns: {
          created_at: string
          evening_mail: boolean
          found: Json
          found_version: number | null
          ignored: boolean
          looked_at: string | null
          next_at: string | null
          owner_id: string
          trip_id: string
          updated_at: string
        }
      }
      write_trip: {
        Args: {
          p_trip: string
          p_base: number
          p_operations: Json
          p_snapshot: Json
        }
        Returns: Json
      }
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
